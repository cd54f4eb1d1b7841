/** Launch arguments of every browser under test: quiet, and without a sandbox because containers run tests as root. */
export const browserArgs: string[];

/** The path of the Chromium to test with. Unpacks the one from our dependencies on its first call. */
export function browserPath(): Promise<string>;
