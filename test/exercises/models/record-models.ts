/**
 * Plays random games with the model solutions, and writes what the checks must see of them to
 * `src/exercises/models.json`: `npx tsx test/exercises/models/record-models.ts`. The seeds are fixed.
 */
import { writeFileSync } from "node:fs";
import { EXERCISES } from "../../../src/exercises/catalogue.ts";
import { MODELS_FILE, recordModels } from "./models.ts";

const models = await recordModels(EXERCISES.map(({ id }) => id));
writeFileSync(MODELS_FILE, `${JSON.stringify(models, undefined, 1)}\n`);
