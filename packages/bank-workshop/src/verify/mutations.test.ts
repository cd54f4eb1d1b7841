import type { Question, QuestionSetName } from '@quotient/contract';
import { bank, getQuestionSet } from '@quotient/server/bank/bank';
import type { Proof } from '@quotient/server/bank/verify/proof';
import { expect, test } from 'vitest';
import { bankProofs } from './bankProofs.ts';

/** Words in a row: each is put in the place of the one before it. */
const rows = [
  'one two three four five six seven eight nine ten eleven twelve',
  'first second third fourth fifth sixth seventh',
  'once twice thrice',
];
/** Words that are put in each other's place. */
const pairs = [
  'all none',
  'left right',
  'more fewer',
  'larger smaller',
  'largest smallest',
  'least most',
  'shortest longest',
  'before after',
  'above below',
  'top bottom',
  'front back',
  'north south',
  'east west',
  'clockwise counterclockwise',
  'odd even',
  'true false',
];

const others = new Map([
  ...rows.flatMap((row) => {
    const words = row.split(' ');
    return words.slice(1).map((next, i): [string, string] => [words[i] ?? '', next]);
  }),
  ...pairs.flatMap((pair): [string, string][] => {
    const [one = '', other = ''] = pair.split(' ');
    return [
      [one, other],
      [other, one],
    ];
  }),
  ['not', 'also'] as const,
]);

/** Other word for a word or a number, if there is one; with the same capital. */
function changed(word: string): string | undefined {
  if (/^\d+$/.test(word)) return String(Number(word) + 1);
  const other = others.get(word.toLowerCase());
  return word === word.toLowerCase() ? other : other && `${other[0]?.toUpperCase()}${other.slice(1)}`;
}

/** Every text that differs from this one in one word or number, with the change. */
const mutations = (text: string) =>
  [...text.matchAll(/\p{L}+|\d+/gu)].flatMap(({ 0: word, index }) => {
    const other = changed(word);
    if (other === undefined) return [];
    const before = text.slice(0, index);
    const after = text.slice(index + word.length);
    const change = `${before.slice(-15)}${word}→${other}${after.slice(0, 10)}`.replace(/\s/g, ' ');
    return [{ change, text: before + other + after }];
  });

/** Returns true if the proof of a question with another text still finds exactly its key. */
function isStillProven(
  { correct, explanation: _, ...question }: Question,
  proof: Proof,
  text: string,
): boolean {
  try {
    return proof.solve({ ...question, question: text }).fitting.join() === String(correct);
  } catch {
    return false;
  }
}

/** Parts that these proofs read and compute with, although the answer doesn't change. */
const harmless: Partial<Record<QuestionSetName, readonly string[]>> = {
  main: ['19:  6, Q = 2, R = 8→9, S = 3. F'],
  advanced: ['1: omes next? 30, 4→5, 26, 7, 2'],
  extended: [
    '46: 5 floors, down 6→7, up 3, do',
    '46:  6, up 3, down 2→3 and up 6.',
    '46:  down 2 and up 6→7. On how m',
    '46:  stop at floor 7→8 or pass i',
    '59: ad 4, 6, 2, 3, 8→9. Follow f',
    '62: ed, 5 blue and 3→4 yellow be',
    '92: the table with 2→3 on top, 3',
    '92: facing you and 1→2 on the si',
    '92: a time: to the left→right, away fro',
  ],
};

test.each(bank)('proofs of the set $set notice every changed word and number', ({ set, questions }) => {
  const unnoticed = questions.flatMap((question) => {
    const proof = bankProofs[set]?.[question.id];
    if (!proof) return [];
    return mutations(question.question).flatMap(({ change, text }) =>
      isStillProven(question, proof, text) ? `${question.id}: ${change}` : [],
    );
  });
  expect(unnoticed).toEqual(harmless[set] ?? []);
});

test.each<[set: QuestionSetName, id: number, from: string, to: string]>([
  ['main', 1, 'belongs', 'does not belong'],
  ['main', 14, 'mirror image', 'smallest figure'],
  ['main', 15, 'unfolded again', 'folded once more'],
  ['main', 20, 'Two people', 'Three people'],
  ['advanced', 1, 'comes next', 'comes after the next'],
  ['advanced', 10, 'second number by the third', 'first number by the fourth'],
  ['advanced', 17, 'to the top step', 'to the top step and down again'],
  ['extended', 47, 'seen from the boat', 'seen from its starting point'],
  ['extended', 52, 'One cannot', 'One can in two ways'],
  ['extended', 79, 'different signals', 'signals of three flags'],
  ['visual', 4, 'How many cubes', 'How many hidden cubes'],
  ['visual', 7, 'rotated but not flipped over', 'flipped over'],
  ['visual', 12, 'at the corners', 'at the upper corners'],
  ['visual', 30, 'punched once', 'punched in two places'],
  ['visual', 37, 'is left over', 'is the largest'],
])('%s %i: “%s” is not proven as “%s”', (set, id, from, to) => {
  const question = getQuestionSet(set)?.find((one) => one.id === id);
  const proof = bankProofs[set]?.[id];
  if (!question || !proof) throw new Error('There is no such question, or no proof of it.');
  expect(isStillProven(question, proof, question.question)).toBe(true);
  expect(question.question).toContain(from);
  expect(isStillProven(question, proof, question.question.replace(from, to))).toBe(false);
});
