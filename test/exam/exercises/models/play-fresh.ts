/**
 * Plays fresh games in a process of its own, so that what plays is not loaded where programs are checked. Standard
 * input holds the exercise, the run whose last games are played anew, and the seed, as JSON; the run that was played
 * is printed in the form of an address, since boards in what a program prints may be drawn anew.
 */
import process from "node:process";
import { text } from "node:stream/consumers";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { playAnew } from "./fresh-games.ts";

const { exercise, fixed, seed } = JSON.parse(await text(process.stdin));
const { checks = [] } = EXERCISES.find(({ id }) => id === exercise) ?? {};
const check = checks.find((one) => one.kind === "games" && one.typed === undefined);
if (check?.kind !== "games") throw new Error(`${exercise} has no random games`);
const run = await playAnew({ check, fixed, seed, folder: process.cwd() });
process.stdout.write(encodeURIComponent(JSON.stringify(run)));
