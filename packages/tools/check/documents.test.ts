// Tests the documents for people who run or change the project: their links, paths and commands exist.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'server/README.md',
  ...readdirSync(path.join(root, 'packages'))
    // documents for the package's users are tested with its pack
    .filter((name) => name !== 'iq-test')
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(path.join(root, file))),
  ...readdirSync(path.join(root, 'stories/guides'))
    // two say which files to add
    .filter((name) => name.endsWith('.mdx') && !/^(?:AddingALocale|Theming)\./.test(name))
    .map((name) => `stories/guides/${name}`),
];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
const topLevel = readdirSync(root);

/** The address of a heading on its page, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links to missing files of ours. */
function brokenLinks(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^https?:|^\?path=/.test(link)) return false; // a page of Storybook: tested with the package
    const [place = '', anchor] = link.split('#');
    const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
}

/** Names and paths that git ignores: builds and runs make them, so they may not be there yet. */
const ignored = readText('.gitignore').split('\n').filter(Boolean);
/** The part of a path before what git ignores. */
function ownPart(file: string): string {
  const segments = file.split('/');
  const own = segments.findIndex(
    (name, i) => ignored.includes(name) || ignored.includes(segments.slice(0, i + 1).join('/')),
  );
  return own < 0 ? file : segments.slice(0, own).join('/');
}

/** Paths below a folder of the top level, in backticks or after a command, that aren't there. */
const brokenPaths = (text: string) =>
  [...text.matchAll(/(?<![\w./-])([\w.-]+)\/[\w./@-]*[\w]/g)]
    .filter(([, first = '']) => topLevel.includes(first))
    .map(([whole]) => whole)
    .filter((file) => !existsSync(path.join(root, ownPart(file))));

/** Commands that package.json doesn't have. */
const brokenCommands = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    .map(([, script, short]) => script ?? short ?? '')
    .filter((script) => !(script in scripts));

test.each(documents)('%s names only links, paths and commands that are there', (file) => {
  const text = readText(file);
  expect(brokenLinks(file, text), `links of ${file} that lead to no file or heading`).toEqual([]);
  expect(brokenPaths(text), `paths in ${file} that are not there`).toEqual([]);
  expect(brokenCommands(text), `commands in ${file} that package.json lacks`).toEqual([]);
});

test('a link, a path and a command that are wrong are found', () => {
  const text = 'See [this](server/none.md) and [that](#nowhere), `server/src/none.ts`, `npm run none`.';
  expect(brokenLinks('README.md', text)).toEqual(['server/none.md', '#nowhere']);
  expect(brokenPaths(text)).toEqual(['server/none.md', 'server/src/none.ts']);
  expect(brokenCommands(text)).toEqual(['none']);
});

test.each([
  ['packages/none/dist/start.js', ['packages/none/dist/start.js']],
  ['packages/iq-test/dist/none.js', []],
  ['packages/iq-test/docs/none.md', []],
  ['packages/iq-test/docsnone', ['packages/iq-test/docsnone']],
  ['server/node_modules/none', []],
])('%s is broken only in the part that no build makes', (file, broken) => {
  expect(brokenPaths(`\`${file}\``)).toEqual(broken);
});

test('the README has at most 80 lines, and every command is in a document', () => {
  expect(readText('README.md').split('\n').length - 1).toBeLessThanOrEqual(80);
  const all = documents.map(readText).join('\n');
  const isListed = (name: string) => new RegExp(`npm (?:run )?${name}\\b`).test(all);
  expect(Object.keys(scripts).filter((name) => !isListed(name))).toEqual([]);
});
