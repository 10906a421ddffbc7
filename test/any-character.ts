import fc from "fast-check";

const SURROGATES = 0xd800;
const COUNT = 0x800;

/** Any character but half of a surrogate pair, as the unit "binary" of fast-check, which takes a second to prepare. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - COUNT })
  .map((code) => String.fromCodePoint(code < SURROGATES ? code : code + COUNT));
