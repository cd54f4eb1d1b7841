import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { bareTest as test } from '../support/test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bank = path.join(root, 'server/src/bank');
const cache = path.join(root, 'node_modules/.cache/quotient');
const published = ['sites/reference/dist', 'packages/iq-test/dist'];

interface KeyEntry {
  correct: number;
  explanation: string;
  tempting?: Record<string, string>;
  choices?: string[];
  idea?: string;
}

/** The answer key of each folder, and the set that it is of. */
const folders = readdirSync(bank, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'answerKey.json')
  .map((file) => {
    const key: Record<string, KeyEntry> = JSON.parse(readFileSync(path.join(bank, file), 'utf8'));
    return { set: file.split(path.sep)[0], key };
  });
/** Every folder's answer key and every set's, in the order of the questions: their ids are whole numbers, which rise. */
const keys = [
  ...folders.map(({ key }) => key),
  ...[...new Set(folders.map(({ set }) => set))].map(
    (set): Record<string, KeyEntry> =>
      Object.assign({}, ...folders.filter((folder) => folder.set === set).map(({ key }) => key)),
  ),
].map((key) => Object.values(key));

/** A stretch of every translated explanation. */
const translated = readdirSync(bank, { recursive: true, encoding: 'utf8' })
  .filter((file) => /answerKey\.\w+\.json$/.test(file))
  .flatMap((file): KeyEntry[] => Object.values(JSON.parse(readFileSync(path.join(bank, file), 'utf8'))))
  .map(({ explanation }) => explanation.slice(0, 40));

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Bundlers escape what is not ASCII, each in its own way: the longest run without it is looked for. */
const longestPlainRun = (text: string) =>
  text.split(/[^ -~]/).reduce((longest, run) => (run.length > longest.length ? run : longest));

const explanations = keys
  .flat()
  .flatMap(({ explanation, tempting = {}, choices = [] }) => [
    explanation,
    ...Object.values(tempting),
    ...choices.filter(Boolean),
  ])
  .map((words) => lettersOnly(longestPlainRun(words)));
/** A shorter one is the name of a kind of question, which a page may say too. */
const SHORTEST_IDEA = 26;
const ideas = [...new Set(keys.flat().flatMap(({ idea }) => idea ?? []))]
  .map((words) => lettersOnly(longestPlainRun(words)))
  .filter(({ length }) => length >= SHORTEST_IDEA);
/** Shorter ones stand by chance in many files. */
const SHORTEST_SEQUENCE = 8;
const sequences = keys
  .filter((key) => key.length >= SHORTEST_SEQUENCE)
  .map((key) => key.map(({ correct }) => correct).join(','));

/** Parts of the answer key that a text gives away. */
function leaks(text: string): string[] {
  const letters = lettersOnly(text);
  const dense = text.replace(/\s/g, '');
  return [
    ...[...explanations, ...ideas].filter((words) => letters.includes(words)),
    ...translated.filter((explanation) => text.includes(explanation)),
    ...sequences.filter((sequence) => dense.includes(sequence)),
    ...(/["']?\bcorrect["']?:\d/.exec(dense) ?? []),
  ];
}

test('no published file gives an answer away', () => {
  const files = published
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(?:m?js|css|html|svg|json|map|txt)$/.test(file));
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((file) =>
    leaks(readFileSync(path.join(root, file), 'utf8')).map((leak) => `${file}: ${leak}`),
  );
  expect(found).toEqual([]);
});

const modulesOf = (build: string): string[] =>
  JSON.parse(readFileSync(path.join(cache, `${build}-modules.json`), 'utf8'));
const site = modulesOf('site');
const admin = modulesOf('admin');
const embed = readdirSync(cache)
  .filter((file) => /^embed-metafile-.*\.json$/.test(file))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(cache, file), 'utf8')).inputs));

test('neither the question bank nor the server nor its mail nor the mocks have a part in what browsers load', () => {
  const foreign =
    /\/server\/src\/|answerKey|\/locales\/\w+\/mail\.|packages\/mocks\/|\/node_modules\/msw\/|(?:^|\/)fixtures\//;
  for (const files of [site, admin, embed]) expect(files.length).toBeGreaterThan(50);
  expect([...site, ...admin, ...embed].filter((file) => foreign.test(file))).toEqual([]);
});

test('no visitor loads a part of the admin area', () => {
  const ofOperators = /\/src\/admin\//;
  expect(admin.filter((file) => ofOperators.test(file)).length).toBeGreaterThan(10);
  expect([...site, ...embed].filter((file) => ofOperators.test(file))).toEqual([]);
});

test('the check sees what it looks for', () => {
  expect(keys.length).toBeGreaterThan(0);
  expect(translated.length).toBeGreaterThanOrEqual(80);
  expect(leaks(`const hint = "${translated[0]} …";`)).not.toEqual([]);
  for (const explanation of explanations) expect(explanation.length).toBeGreaterThan(25);
  expect(sequences.length).toBeGreaterThanOrEqual(8);
  expect(ideas.length).toBeGreaterThan(40);
  expect(leaks(`const hint = "${ideas[0]}";`)).not.toEqual([]);
  const [entry] = keys.flat();
  if (!entry) throw new Error('The bank has no answer key.');
  expect(leaks(`const hint = ${JSON.stringify(entry.explanation)};`)).not.toEqual([]);
  expect(leaks(`key=[${sequences[0]?.replaceAll(',', ', ')}]`)).not.toEqual([]);
  expect(leaks('{ "id": 1, "correct": 3 }')).not.toEqual([]);
});
