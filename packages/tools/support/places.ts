import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, with a slash at the end. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is made once and kept between two runs: builds' stamps, the unpacked browser, reports. */
export const cache = path.join(root, 'node_modules/.cache/quotient');

/** The script of a command that the repository installs, e.g. `vitest/vitest.mjs`. */
export const installed = (script: string): string => path.join(root, 'node_modules', script);

/** The native compiler. It only checks: what asks about types while it builds needs the one that has an API. */
export const nativeTsc: string = path.join(root, 'packages/tools/node_modules/typescript-7/bin/tsc');
