import { fileURLToPath } from 'node:url';

/** Folder of the questions, their answer keys and `proven.json`; it ends with a slash. */
export const bankFolder = fileURLToPath(new URL('../../../server/src/bank/', import.meta.url));
