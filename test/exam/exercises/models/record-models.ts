/**
 * Plays random games with the model solutions, and writes what the checks must see of them to
 * `src/exam/exercises/models.json`: `npx tsx test/exam/exercises/models/record-models.ts`, for all exercises or those that
 * are named. The seeds are fixed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { MODELS_FILE, recordModels } from "./models.ts";

const named = process.argv.slice(2);
const ids = EXERCISES.map(({ id }) => id);
const recorded = await recordModels(named.length > 0 ? named : ids);
const known = JSON.parse(readFileSync(MODELS_FILE, "utf8"));
const models = Object.fromEntries(ids.map((id) => [id, recorded[id] ?? known[id]]));
writeFileSync(MODELS_FILE, `${JSON.stringify(models, undefined, 1)}\n`);
