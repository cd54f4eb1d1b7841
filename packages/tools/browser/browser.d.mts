/** How Playwright launches a browser. */
interface LaunchOptions {
  executablePath: string;
  args: string[];
}

/** The path of the Chromium to test with. Unpacks the one from our dependencies on its first call. */
export function browserPath(): Promise<string>;

/** For every browser that a test starts: the same fonts, time zone and language on every machine. */
export function testLaunchOptions(): Promise<LaunchOptions & { env: Record<string, string> }>;

/** For a browser that opens pages that are not ours: in its sandbox, which only root has to do without. */
export function launchOptionsForStrangers(): Promise<LaunchOptions & { chromiumSandbox: boolean }>;
