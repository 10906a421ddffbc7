#!/usr/bin/env node
// What npm runs as `capture-the-sarrum`. Node itself does not run the TypeScript of an installed package.
import { register } from "tsx/esm/api";

register();
await import("./main.ts");
