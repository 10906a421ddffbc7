import type { System } from "./make-portable.ts";

/** What each system needs to be told about starting a program that has been downloaded. */
const STARTING: Readonly<Record<System["name"], string>> = {
  windows: `Unpack the zip first; the program does not run from inside it.

Double-click play.cmd. If Windows says that it has protected your PC, choose "More info" and then
"Run anyway": the program is not signed.

For the commands below, open PowerShell in this folder: in File Explorer, type powershell into the
address bar and press Enter.`,
  linux: `Open a terminal in this folder and type ./play

If that is refused because the folder is on a drive that does not allow programs to run, copy it to
your home folder.`,
  macos: `The program needs a Mac with Apple silicon (M1 or later) and macOS 13.5 or later.

macOS refuses to run downloaded programs that are not signed. Before the first start, open Terminal,
type the following with a space at its end, drag this folder into the window and press Return:

    xattr -dr com.apple.quarantine 

Then double-click play.command. For the commands below, open Terminal, type cd and a space, drag
this folder into the window and press Return.`,
};

/** The page that a first-time user reads; lines of at most 100 characters. */
export function readMeFirst({ name, extension }: System): string {
  const play = name === "windows" ? `.\\play` : `./play${extension}`;
  const skeleton = name === "linux" ? "./skeleton" : `skeleton${extension}`;
  return `CAPTURE THE SARRUM
The chess-like game of the AQA COMP1 2015 exam paper, for the terminal

Nothing needs to be installed: this folder holds everything, and works without a network.

START

${STARTING[name]}

PLAY

Type y for the sample game or press Enter for the full game, then type squares such as 13 and 23:
the file first, then the rank. Type help for the commands, learn for lessons, quit to leave.
${skeleton} starts the exam's own program.

FOR A CLASS

    ${play} --help                                    lists what the program can do
    ${play} figure 8                                  shows a figure of the paper
    ${play} exercise                                  lists the programming exercises
    ${play} exercise start my-work                    makes a folder for the first exercise
    ${play} worksheet --kind moves --out sheet.html   makes a worksheet to print

Copies of the exam's program in work folders run without Node and tsx; "exercise start" says how.

FILES

Games and settings are kept in your home folder. If it cannot be written, the program says so once,
and you can continue to play. This folder may be read-only, on a network drive or on a USB stick;
what you make then needs a place of its own:

    ${play} exercise start "$HOME${name === "windows" ? "\\" : "/"}my-work"

LICENSE.txt is the licence of this program; those of what it uses are in portable.
`;
}
