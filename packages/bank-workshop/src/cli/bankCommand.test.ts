import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localeCodes } from '@quotient/contract/locales';
import { joinAnswerKey, translateQuestions } from '@quotient/server/bank/bank';
import { type SetVerdict, verifyQuestion } from '@quotient/server/bank/verify/verdict';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bankCommand } from './bankCommand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bank-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good: SetVerdict = {
  set: 'main',
  verdicts: [{ id: 1, fingerprint: 'a', method: 'series', rules: ['+3'], fitting: [2], lookAlikes: [] }],
};
const bad: SetVerdict = {
  set: 'visual',
  verdicts: [
    {
      id: 4,
      fingerprint: 'b',
      method: 'matrix',
      rules: [],
      fitting: [0, 1],
      lookAlikes: [[0, 3]],
      problem: '2 options fit.',
    },
  ],
};

function run(args: string, sets: readonly SetVerdict[] = [good]) {
  const [printed, noted]: [string[], string[]] = [[], []];
  const code = bankCommand(args.split(' ').filter(Boolean), () => sets, {
    print: (line) => printed.push(line),
    note: (line) => noted.push(line),
    now: () => 0,
    bankFolder: folder,
    proofsFile: path.join(folder, 'data', 'proofs.json'),
  });
  return { code, printed: printed.join('\n'), noted: noted.join('\n') };
}

/** Another part of a set, with one question. */
function addPart(part: string, id: number): void {
  mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, part, 'questions.json'), JSON.stringify([{ id }]));
}

const json = (...names: string[]) => JSON.parse(readFileSync(path.join(folder, ...names), 'utf8'));

test('verify prints a table and writes it', () => {
  const { code, printed } = run('verify');
  expect(code).toBe(0);
  expect(printed).toMatch(
    /^set +id +method +fit +look alike +rules\nmain +1 +series +C +- +\+3\n1 questions, 0/,
  );
  expect(json('data', 'proofs.json')).toEqual({ sets: [good] });
});

test('verify fails when a question does, and says why', () => {
  const { code, printed } = run(`verify --out ${folder}/table.json`, [good, bad]);
  expect(code).toBe(1);
  expect(printed).toMatch(/visual +4 +matrix +A B +A D +PROBLEM: 2 options fit\./);
  expect(json('table.json').sets).toHaveLength(2);
});

test('verify judges generated matrices on request', () => {
  const { code, printed } = run('verify --generated 30');
  expect(code).toBe(0);
  expect(printed).toContain('Generated: 30 accepted of');
  expect(printed).toContain('second judge: 0.');
});

test('generate adds a verified question, in all languages, under the next free id', () => {
  addPart('extended/text', 32);
  expect(run('generate --set extended --difficulty hard --seed 7').code).toBe(0);
  expect(run('generate --set extended --difficulty easy --seed 8 --category working-memory').code).toBe(0);
  const { questions } = joinAnswerKey(
    'extended',
    json('extended', 'matrices', 'questions.json'),
    json('extended', 'matrices', 'answerKey.json'),
  );
  expect(questions.map(({ id, difficulty }) => [id, difficulty])).toEqual([
    [31, 'hard'],
    [33, 'easy'],
  ]);
  expect(json('extended', 'matrices', 'answerKey.json')[33].idea).toContain('Raven');
  expect(questions[1]?.category).toBe('working-memory');
  for (const question of questions) expect(verifyQuestion(question).problem).toBeUndefined();
  for (const language of localeCodes.slice(1))
    expect(
      translateQuestions(
        questions,
        json('extended', 'matrices', `questions.${language}.json`),
        json('extended', 'matrices', `answerKey.${language}.json`),
      ),
    ).toHaveLength(2);
});

test('generate does not add the same figure twice', () => {
  run('generate --set visual --difficulty medium --seed 7');
  const { code, noted } = run('generate --set visual --difficulty medium --seed 7');
  expect(code).toBe(2);
  expect(noted).toContain('has this figure already');
});

test('a dry run prints the question and writes nothing', () => {
  const { code, printed } = run('generate --set visual --difficulty easy --seed 7 --dry-run');
  expect(code).toBe(0);
  expect(Object.keys(JSON.parse(printed))).toEqual(localeCodes);
  expect(() => json('visual', 'matrices', 'questions.json')).toThrow('ENOENT');
});

test('--help explains', () => {
  const { code, printed } = run('--help');
  expect(code).toBe(0);
  for (const word of ['verify', 'generate', '--dry-run', '--generated']) expect(printed).toContain(word);
});

test.each([
  ['', 'Which command'],
  ['dance', 'There is no command "dance".'],
  ['generate', '--set is missing: give one of visual, advanced, extended.'],
  ['generate --set main', '--set can not be "main"'],
  ['generate --set visual --difficulty brutal', '--difficulty can not be "brutal"'],
  ['generate --set visual --difficulty easy', '--seed is missing'],
  ['generate --set visual --difficulty easy --seed 1 --category luck', '--category can not be "luck"'],
  ['verify --generated many', '--generated can not be "many"'],
  ['verify --loud', "Unknown option '--loud'"],
])('bad arguments (%s) get a sentence and exit code 2', (args, sentence) => {
  const { code, noted } = run(args);
  expect(code).toBe(2);
  expect(noted).toContain(sentence);
});
