import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';

/** Folders of generated or installed files, and of projects that simulate the package's users. */
const skipped = new Set(['node_modules', 'dist', 'lib', 'storybook-static', 'consumers']);

/** The text of a file of the repository, by its path from there. */
export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every file below a folder of the repository with this ending, as paths relative to it, with slashes. */
export function filesBelow(folder: string, ends: RegExp): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(file, ends);
    return ends.test(entry.name) ? [file] : [];
  });
}

/** Every TypeScript and JavaScript file below a folder of the repository, as `filesBelow`. */
export const sourceFiles = (folder: string): string[] => filesBelow(folder, /\.[cm]?[jt]sx?$/);
