import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { importsOf } from './imports.ts';

/** What `npm start` builds and runs, and the folders and files in it that only tests, stories and releases load. */
const served = ['packages/contract', 'packages/iq-test', 'packages/tools/build', 'server', 'sites'];
const others = /\.(?:test|stories|fixture)\.|\/testing\/|\/codemods\/|tsup\.lib\.config/;
const files = [
  ...served.flatMap(sourceFiles),
  'packages/tools/dev/start.ts',
  'packages/tools/support/places.ts',
].filter((file) => !others.test(file));

/** What a package and all above it install for `npm start`. */
function installedFor(file: string): Set<string> {
  const names = new Set<string>();
  for (let folder = file; folder !== '.'; ) {
    folder = path.posix.dirname(folder);
    try {
      const manifest = JSON.parse(readText(`${folder}/package.json`));
      for (const name of Object.keys(manifest.dependencies ?? {})) names.add(name);
      if (manifest.name) names.add(manifest.name);
    } catch {
      // no package begins here
    }
  }
  return names;
}

test('what npm start runs imports no package that only tests and the workshop install', () => {
  const missing = files.flatMap((file) => {
    const installed = installedFor(file);
    return importsOf(file)
      .filter(({ specifier, isTypeOnly }) => !isTypeOnly && !/^(?:\.|virtual:|@fonts\/)/.test(specifier))
      .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
      .filter((name) => !isBuiltin(name) && !installed.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
