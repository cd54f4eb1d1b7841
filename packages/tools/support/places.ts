import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, with a slash at the end. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder for results that survive a run: builds' stamps, the unpacked browser, reports. */
export const cache = path.join(root, 'node_modules/.cache/quotient');

/** The script of a command that the repository installs, e.g. `vitest/vitest.mjs`. */
export const installed = (script: string): string => path.join(root, 'node_modules', script);

/** The native compiler, which only checks: code that needs types during a build uses the one with an API. */
export const nativeTsc: string = path.join(root, 'packages/tools/node_modules/typescript-7/bin/tsc');
