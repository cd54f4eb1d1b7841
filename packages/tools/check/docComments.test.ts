import { expect, test } from 'vitest';
import { commentsByPath, themeDocs } from '../package/themeDocs.ts';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { sentencesIn, statesIn, vagueOpeningsIn } from './docComments.ts';

const rooms = [
  'packages/iq-test/src',
  'packages/iq-test/compact',
  'packages/contract/src',
  'packages/mocks/src',
];
const sources = rooms
  .flatMap(sourceFiles)
  .filter((file) => !/\.(?:test|fixture|css)\.tsx?$|\/locales\//.test(file))
  .map((file) => ({ file, text: readText(file) }));

test('of 100 exports, props and options, 97 say in a sentence what their type cannot', () => {
  const all = sources.flatMap(({ file, text }) =>
    sentencesIn(text).map(({ line, isThere }) => ({ place: `${file}:${line}`, isThere })),
  );
  const missing = all.filter(({ isThere }) => !isThere).map(({ place }) => place);
  expect(all.length).toBeGreaterThan(600);
  expect(missing.length / all.length, missing.join('\n')).toBeLessThanOrEqual(0.03);
});

/** Folders whose doc comments name their subject first. */
const named = ['.storybook', 'fixtures', 'packages', 'server', 'sites', 'stories'];

test('a doc comment begins with a noun for a thing, a verb for an action', () => {
  const files = named.flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(1000);
  const vague = files.flatMap((file) =>
    vagueOpeningsIn(readText(file)).map(
      (found) => `${file}:${found}. Begin with a noun for a thing, a verb for an action.`,
    ),
  );
  expect(vague).toEqual([]);
});

test('a vague opening is found at exports, members and local names, each once', () => {
  const text = [
    '/** What it does. */',
    'export const f = () => 1;',
    '/** Makes a thing. */',
    'interface Thing {',
    '  /** Whether it is new. */',
    '  isNew: boolean;',
    '  /** Whole number. */',
    '  count: number;',
    '}',
    '// What a line comment says',
    "const text = '/** How */';",
  ].join('\n');
  expect(vagueOpeningsIn(text)).toEqual(['1: What', '5: Whether']);
});

test('every variable of the theme and every group of them says in a sentence what it is for', () => {
  const groups = themeDocs();
  const said = groups.flatMap((group) => [group, ...group.tokens]);
  expect(said.length).toBeGreaterThan(50);
  const untold = said.filter(({ description }) => !/^[A-Z].{8,}\.$/.test(description));
  expect(untold.map(({ name }) => name)).toEqual([]);
  expect(groups.flatMap(({ tokens }) => tokens.map(({ variable }) => variable))).toContain('--iq-density');
});

test('a comment is found by the path of names to it', () => {
  const text =
    '/** All. */\nconst vars = make({\n/** One. */\na: {\n/** Two,\n * in two lines. */\nb: 1, c: 2 } });';
  expect([...commentsByPath(text)]).toEqual([
    ['vars', 'All.'],
    ['vars.a', 'One.'],
    ['vars.a.b', 'Two, in two lines.'],
  ]);
});

test('every data- attribute that a component writes is named in its doc comment, and no other', () => {
  const components = sources.filter(
    ({ file, text }) => text.includes('.dataset.') || (file.endsWith('.tsx') && text.includes('data-')),
  );
  const states = components.map(({ file, text }) => ({ file, ...statesIn(text) }));
  expect(states.flatMap(({ written }) => written).length).toBeGreaterThan(30);
  for (const { file, written, told } of states) expect(told, file).toEqual(written);
});

test('a missing sentence is found wherever a reader would look for one', () => {
  const missingIn = (text: string) => sentencesIn(text).flatMap(({ line, isThere }) => (isThere ? [] : line));
  expect(
    missingIn('/** Told. */\nexport const told = <T>(value: T) => value;\nexport const untold = 1;'),
  ).toEqual([3]);
  expect(missingIn('export function f() {}\nexport class C {}\nexport type T = 1;\nconst own = 1;')).toEqual([
    1, 2, 3,
  ]);
  const members = '{\n/** Told. */\na: 1;\n/** @default 2 */\nb: 2;\nc(): void;\n}';
  expect(missingIn(`/** Told. */ export interface ThingProps ${members}`)).toEqual([5, 6]);
  expect(missingIn(`/** Told. */ export interface ThingOptions ${members}`)).toEqual([5, 6]);
  expect(missingIn(`/** Told. */ export interface Thing ${members}`)).toEqual([]);
  expect(missingIn(`interface ThingProps ${members}`)).toEqual([]);
});

test('a state is seen in an attribute and in a dataset, and told of only where a reader sees it', () => {
  const text = [
    '/** `data-own` is a note to ourselves. */',
    'const own = 1;',
    '/** `data-tone` is its tone, and `data-gone` nothing any more. */',
    'export const View = () => <p data-tone={tone} aria-label="" />;',
    'element.dataset.ownStage = stage; read(element.dataset.other === 1);',
  ].join('\n');
  expect(statesIn(text)).toEqual({
    written: ['data-own-stage', 'data-tone'],
    told: ['data-gone', 'data-tone'],
  });
});
