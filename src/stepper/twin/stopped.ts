/** Ends a program that is followed; its message is a sentence that says why. */
export class Stopped extends Error {}
