/** Where the exam's own program is, and what folders of exercises need besides it. */
import { existsSync } from "node:fs";

/** The installed program keeps it in another place, but beside its own code too. */
export const SKELETON = new URL("../skeleton/", import.meta.url);

/** What a copy of the skeleton needs of two packages, with their licences. */
export const PACKAGE_FILES = [
  ...["package.json", "license", "source"].map((part) => `chalk/${part}`),
  ...["package.json", "LICENSE", "lib"].map((part) => `readline-sync/${part}`),
];

const firstOf = (...places: readonly string[]) =>
  places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));

/** The folder of these packages: the bundle's own, the checkout's, or the one that holds the installed sources. */
export const packagesFolder = () => firstOf("../packages/", "../../node_modules/", "../../../");

/** The folder with the other files of folders of exercises. */
export const templateFolder = () => firstOf("../template/", "./exercises/template/");

/** The folder of the recorder, which other processes run. */
export const recorderFolder = () => firstOf("../recorder/", "./stepper/twin/recorder/");

export const pythonRecorder = () => firstOf("../recorder/recorder.py", "./stepper/recorder.py");
