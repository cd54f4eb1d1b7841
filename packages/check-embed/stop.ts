/** Thrown to end the check with one sentence. */
export class Stop extends Error {}
