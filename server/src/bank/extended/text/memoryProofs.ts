import { numbersIn, optionsWith, tuples, wholeNumbers } from '../../verify/arithmetic.ts';
import type { Proofs, UnsolvedQuestion } from '../../verify/proof.ts';
import { runBoxes } from '../../verify/steps.ts';
import {
  fittingOptions,
  meaningsIn,
  meaningsOf,
  mustSay,
  optionsThatSay,
  stepsIn,
} from '../../verify/told.ts';

/** Carries out the steps of a text on a row of things. */
const carryOut = <T>(
  { question }: UnsolvedQuestion,
  start: readonly T[],
  steps: Readonly<Record<string, (row: readonly T[]) => T[]>>,
): T[] => meaningsIn(question, steps).reduce((row, step) => step(row), [...start]);

const swapped = <T>(row: readonly T[], one: number, other: number): T[] =>
  row.map((thing, i) => (i === one ? row[other] : i === other ? row[one] : thing) ?? thing);

type Line = readonly string[];
type Change = (line: Line) => Line;

const swap =
  (i: number, j: number): Change =>
  (line) =>
    line.map((one, at) => (at === i ? line[j] : at === j ? line[i] : one) ?? one);
const firstToEnd: Change = ([first = '', ...rest]) => [...rest, first];
const run = (changes: readonly Change[], start: Line): Line =>
  changes.reduce((line, change) => change(line), start);

const digitSteps: Record<string, Change> = {
  'Reverse the order of its digits.': (digits) => [...digits].reverse(),
  'Remove its largest digit.': (digits) =>
    digits.filter((digit) => Number(digit) !== Math.max(...digits.map(Number))),
  'Move its first digit to the end.': firstToEnd,
  'Swap its two middle digits.': (digits) => swap(digits.length / 2 - 1, digits.length / 2)(digits),
};

const lineSteps: Record<string, Change> = {
  'Jonas lets the person directly behind him go ahead of him.': (line) =>
    swap(line.indexOf('Jonas'), line.indexOf('Jonas') + 1)(line),
  'Hugo joins the line directly behind Pia.': (line) =>
    line.flatMap((one) => (one === 'Pia' ? [one, 'Hugo'] : one)),
  'The last person moves forward to stand directly in front of Milo.': (line) =>
    line.slice(0, -1).flatMap((one) => (one === 'Milo' ? [line.at(-1) ?? '', one] : one)),
  'The first three people go to the end of the line together, in the same order.': (line) => [
    ...line.slice(3),
    ...line.slice(0, 3),
  ],
  'The person at the front leaves.': (line) => line.slice(1),
};

/** Nine cards, row by row. */
const cardSteps: Record<string, Change> = {
  'The left and the right column swap places.': (cards) => run([swap(0, 2), swap(3, 5), swap(6, 8)], cards),
  'The top row goes to the bottom, and the other two rows move up.': (cards) => [
    ...cards.slice(3),
    ...cards.slice(0, 3),
  ],
  'The whole square is turned clockwise by a quarter turn.': (cards) =>
    cards.map((_, i) => cards[(2 - (i % 3)) * 3 + Math.floor(i / 3)] ?? ''),
  'The card in the center and the card in the bottom left corner swap places.': swap(4, 6),
};

/** Proofs of the questions that ask to keep something in mind: what they tell is done. */
export const memoryProofs: Proofs = {
  36: {
    method: 'simulation',
    solve: (question) => {
      const start = /in mind: ([\w, ]+)\./.exec(question.question)?.[1]?.split(', ') ?? [];
      const row = carryOut(question, start, {
        '1. The first and the last word swap places.': (before) => swapped(before, 0, before.length - 1),
        '2. The middle word moves to the end.': (before) => [
          ...before.filter((_, i) => i !== 2),
          ...before.slice(2, 3),
        ],
        '3. The second and the fourth word swap places.': (before) => swapped(before, 1, 3),
        'in second place now?': (before) => [...before],
      });
      return fittingOptions(question, [row.join(', ')], (option) => option === row[1]);
    },
  },

  59: {
    method: 'simulation',
    solve: (question) => {
      const start = /they read ([\d, ]+)\./.exec(question.question)?.[1]?.split(', ').map(Number) ?? [];
      const sum = ([first = 0, second = 0, ...rest]: readonly number[]) => [first + second, ...rest];
      const row = carryOut(question, start, {
        '1. Replace the top two cards by one card with their sum.': sum,
        '2. Move the top card to the bottom.': ([top = 0, ...rest]) => [...rest, top],
        '3. Replace the top two cards by one card with their product.': ([
          first = 0,
          second = 0,
          ...rest
        ]) => [first * second, ...rest],
        '4. Move the bottom card to the top.': (before) => [...before.slice(-1), ...before.slice(0, -1)],
        '5. Replace the top two cards by one card with their sum.': sum,
      });
      return fittingOptions(question, [row.join(', ')], (option) => option === String(row[0]));
    },
  },

  68: {
    method: 'steps',
    solve(question) {
      const [start = 0] = numbersIn(question.question);
      const end = run(meaningsOf(stepsIn(question), digitSteps), [...String(start)]).join('');
      return { fitting: optionsThatSay(question, end), rules: ['every step done'] };
    },
  },

  74: {
    method: 'steps',
    solve(question) {
      mustSay(question, ['from front to back: ', 'Who is fifth in the line now?']);
      const people = /back: ([\w, ]+)\./.exec(question.question)?.[1]?.split(', ') ?? [];
      const end = run(meaningsOf(stepsIn(question), lineSteps), people);
      return { fitting: optionsThatSay(question, end[4] ?? ''), rules: [end.join(', ')] };
    },
  },

  83: {
    method: 'steps',
    solve(question) {
      mustSay(question, ['Which number was in P at the beginning?']);
      stepsIn(question);
      const [steps = '', now = ''] = question.question.split('Now ');
      const end = JSON.stringify([...runBoxes(now)]);
      // no step makes a number smaller, so none was larger than the largest is now
      const numbers = wholeNumbers(0, Math.max(...numbersIn(now)));
      const starts = tuples(numbers, numbers, numbers).filter(
        ([p, q, r]) => JSON.stringify([...runBoxes(`P = ${p}, Q = ${q}, R = ${r} ${steps}`)]) === end,
      );
      return {
        fitting: optionsWith(question.options, ...starts.flatMap(([p]) => p ?? [])),
        rules: starts.map(([p, q, r]) => `P = ${p}, Q = ${q}, R = ${r}`),
      };
    },
  },

  90: {
    method: 'steps',
    solve(question) {
      mustSay(question, [
        'if the number in your head is odd, add the next number to it',
        'if it is even, halve it first and then add the next number',
      ]);
      const [start = 0, ...list] = numbersIn(question.question);
      const end = list.reduce((kept, next) => (kept % 2 === 1 ? kept : kept / 2) + next, start);
      return { fitting: optionsWith(question.options, end), rules: ['every step done'] };
    },
  },

  97: {
    method: 'steps',
    solve(question) {
      mustSay(question, [
        'From left to right, the top row has 1, 2 and 3, the middle row has 4, 5 and 6, and the bottom row has 7, 8 and 9.',
        'Which card lies in the center now?',
      ]);
      const cards = wholeNumbers(1, 9).map(String);
      const end = run(meaningsOf(stepsIn(question), cardSteps), cards);
      return { fitting: optionsThatSay(question, end[4] ?? ''), rules: [end.join(' ')] };
    },
  },
};
