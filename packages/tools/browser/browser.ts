// One answer to "which Chromium?" for every test that needs one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';
import { cache } from '../support/places.ts';

const tools = fileURLToPath(new URL('..', import.meta.url));
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet: nothing but the page under test is fetched. */
const quietArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options of a browser's launch. */
type Launch = LaunchOptions & { args: string[] };

const starts = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Unpacks the Chromium of `npm install`, once. It goes into our own folder by one rename: two runners may start at
 * once, and a stopped run must not leave half a browser.
 */
function packedChromium(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(tools, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) {
    const unpacking = `${folder}.${process.pid}`;
    mkdirSync(unpacking, { recursive: true });
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    // The package unpacks into the temporary folder, and its shared libraries only where it believes to be on AWS.
    const env = { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    const { status } = spawnSync(process.execPath, ['-e', unpack], { cwd: tools, env, stdio: 'inherit' });
    try {
      if (status === 0) renameSync(unpacking, folder);
    } catch (error) {
      if (!existsSync(path)) throw error; // otherwise another runner was faster
    } finally {
      rmSync(unpacking, { recursive: true, force: true });
    }
  }
  if (!starts(path)) {
    // A bare machine lacks NSS. The package includes it; processes launched from here inherit the path.
    process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':');
  }
  return path;
}

/**
 * Path of the Chromium for tests: `CHROMIUM_PATH`, or on Linux x64 the one from our dependencies (all machines render
 * the same), or Playwright's own download, or an installed one.
 */
export async function browserPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const path = packedChromium();
    if (starts(path)) return path;
  }
  const { chromium } = await import('playwright');
  const found = [chromium.executablePath(), ...system].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('No Chromium found: run `npx playwright install chromium` or set CHROMIUM_PATH.');
}

/** Launch options for foreign pages: in the browser's sandbox, except for root. */
export const launchOptionsForStrangers = async (): Promise<Launch> => ({
  executablePath: await browserPath(),
  args: quietArgs,
  chromiumSandbox: process.getuid?.() !== 0,
});

/**
 * Launch options for every browser of a test. They hide the machine: the fonts of `fonts.conf`, one time zone and one
 * language. Without a sandbox, because containers run tests as root, and the pages are ours.
 */
export async function testLaunchOptions(): Promise<Launch> {
  const executablePath = await browserPath(); // found first, as this may add to the environment
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...quietArgs],
    env: {
      ...process.env,
      FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
      XDG_CACHE_HOME: cache, // cache of the fonts' data
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
      LC_ALL: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
    },
  };
}
