import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import facts from "../../package.json" with { type: "json" };
import { environment, HOME_OF_PROGRAM } from "../cli/program.ts";

/** The program as `npm run package` and `npm install` leave it. */
export interface Installation {
  readonly tarball: string;
  /** The folder of the package. */
  readonly folder: string;
  /** The file that `npx capture-the-sarrum` runs. */
  readonly command: string;
}

/** Packs the program and installs it, without the network, into an empty folder. */
export function install(folder: string): Installation {
  npm(["run", "package", "--", folder], HOME_OF_PROGRAM, folder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
  writeFileSync(join(folder, "package.json"), "{}\n");
  npm(["install", "--offline", "--no-audit", "--no-fund", tarball], folder, folder);
  const modules = join(folder, "node_modules");
  const installed = join(modules, "capture-the-sarrum");
  return {
    tarball,
    folder: installed,
    // On Windows `.bin` holds scripts in place of links.
    command:
      process.platform === "win32"
        ? join(installed, "program", "main.cjs")
        : join(modules, ".bin", "capture-the-sarrum"),
  };
}

/**
 * Unpacks what `npm pack` makes, beside links to the packages that npm would fetch, and returns the file
 * that `npx capture-the-sarrum` runs, and the one that this loads.
 */
export function unpackSources(folder: string) {
  npm(["pack", "--pack-destination", folder], HOME_OF_PROGRAM, folder);
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  for (const name of Object.keys(facts.dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(HOME_OF_PROGRAM, "node_modules", name), join(modules, name), "junction");
  }
  const tarball = `${facts.name}-${facts.version}.tgz`;
  execFileSync("tar", ["-xzf", join("..", tarball)], { cwd: modules });
  const unpacked = join(modules, "package");
  return {
    command: join(unpacked, facts.bin["capture-the-sarrum"]),
    main: join(unpacked, "src", "main.ts"),
  };
}

/** Runs npm in a folder; whatever it caches goes into another. */
function npm(words: readonly string[], cwd: string, cache: string): void {
  const home = join(cache, "home");
  // npm keeps its files there, and does not ask the network whether there is a newer npm.
  const settings = { npm_config_cache: join(cache, "npm"), npm_config_update_notifier: "false" };
  const env = environment({ ...temporary(cache), ...settings }, home);
  execFileSync("npm", words, { cwd, env, stdio: "pipe", shell: process.platform === "win32" });
}

/** Returns the environment variables by which programs keep temporary files in a folder. */
export const temporary = (folder: string) => ({ TMPDIR: folder, TEMP: folder });
