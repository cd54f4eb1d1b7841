// Laws that need every import of the source: it is read once for all of them.
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { broken } from './arrows.ts';
import { findCircles } from './circles.ts';
import { allImports } from './imports.ts';

const imports = allImports();

test('every import follows the arrows', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.map(broken).filter(Boolean)).toEqual([]);
});

test('no view calls the server: calls are made by models, and the client is made where the parts come together', () => {
  const views = imports.filter(
    ({ file }) =>
      /^packages\/iq-test\/src\/(?!flow\/|embed\/)\w+\/[A-Z]\w+\.tsx$/.test(file) && !file.includes('.test.'),
  );
  expect(new Set(views.map(({ file }) => file)).size).toBeGreaterThan(30);
  const calling = views.filter(
    ({ target, isTypeOnly }) => !isTypeOnly && target?.startsWith('packages/iq-test/src/api/'),
  );
  expect(calling.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  for (const { file } of views) expect(readText(file)).not.toMatch(/\bfetch\(/);
});

test('what runs as app in a browser too reaches nothing of Node, and nothing of React', () => {
  const reached = new Set(['server/src/app.ts']);
  const foreign: string[] = [];
  for (const file of reached)
    for (const { specifier, target, isTypeOnly } of imports.filter((each) => each.file === file)) {
      if (isTypeOnly) continue;
      if (target) reached.add(target);
      else if (/^(?:node:|@hono\/node-server|lowdb\/node|nodemailer|react|preact|@preact)/.test(specifier))
        foreign.push(`${file} imports ${specifier}`);
    }
  expect(reached.size).toBeGreaterThan(10);
  expect(reached).toContain('packages/iq-test/src/i18n/createI18n.ts');
  expect(foreign).toEqual([]);
});

test('no file reaches itself by its imports, those of types included', () => {
  const graph = new Map<string, string[]>();
  for (const { file, target } of imports) if (target) graph.set(file, [...(graph.get(file) ?? []), target]);
  expect(graph.size).toBeGreaterThan(300);
  expect(findCircles(graph)).toEqual([]);
});

/** Folders that `npm start` builds and runs, with their parts that only tests, stories and releases load. */
const served = ['packages/contract', 'packages/iq-test', 'packages/tools/build', 'server', 'sites'];
const others = /\.(?:test|stories|fixture)\.|\/testing\/|tsup\.lib\.config/;
const files = new Set(
  [...served.flatMap(sourceFiles), 'packages/tools/dev/start.ts', 'packages/tools/support/places.ts'].filter(
    (file) => !others.test(file),
  ),
);

/** Packages that a package and all above it install for `npm start`. */
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
  const missing = imports
    .filter(
      ({ file, specifier, isTypeOnly }) =>
        files.has(file) && !isTypeOnly && !/^(?:\.|virtual:|@fonts\/)/.test(specifier),
    )
    .map(({ file, specifier }) => ({ file, name: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier }))
    .filter(({ file, name }) => !isBuiltin(name) && !installedFor(file).has(name))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(missing).toEqual([]);
  expect(files.size).toBeGreaterThan(500);
});
