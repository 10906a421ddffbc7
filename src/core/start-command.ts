/** Whether npm has installed this program; otherwise it runs from its sources. */
export const INSTALLED = import.meta.url.includes("/node_modules/");

/** The command that starts this program, for help and messages. */
export const START_COMMAND = INSTALLED ? "npx capture-the-sarrum" : "npx tsx src/main.ts";
