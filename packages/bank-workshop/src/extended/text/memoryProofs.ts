import type { Proofs } from '@quotient/server/bank/verify/proof';
import { numbersIn, optionsWith, tuples, wholeNumbers } from '../../verify/arithmetic.ts';
import { runBoxes } from '../../verify/jobSchedule.ts';
import { meaningsOf, mustSay, optionsThatSay, stepsIn } from '../../verify/textMeanings.ts';

/** Change of a row of things: words, digits, people or cards, first one first. */
type Step<T = string> = (row: readonly T[]) => readonly T[];

const swap =
  (i: number, j: number): Step =>
  (row) =>
    row.map((one, at) => (at === i ? row[j] : at === j ? row[i] : one) ?? one);
const run = <T>(steps: readonly Step<T>[], start: readonly T[]): readonly T[] =>
  steps.reduce((row, step) => step(row), start);

const wordSteps: Record<string, Step> = {
  'The first and the last word swap places.': (row) => swap(0, row.length - 1)(row),
  'The middle word moves to the end.': (row) => [...row.filter((_, i) => i !== 2), ...row.slice(2, 3)],
  'The second and the fourth word swap places.': swap(1, 3),
};

/** Cards in a pile, from its top. */
const pileSteps: Record<string, Step<number>> = {
  'Replace the top two cards by one card with their sum.': ([first = 0, second = 0, ...rest]) => [
    first + second,
    ...rest,
  ],
  'Move the top card to the bottom.': ([top = 0, ...rest]) => [...rest, top],
  'Replace the top two cards by one card with their product.': ([first = 0, second = 0, ...rest]) => [
    first * second,
    ...rest,
  ],
  'Move the bottom card to the top.': (row) => [...row.slice(-1), ...row.slice(0, -1)],
};

const digitSteps: Record<string, Step> = {
  'Reverse the order of its digits.': (digits) => [...digits].reverse(),
  'Remove its largest digit.': (digits) =>
    digits.filter((digit) => Number(digit) !== Math.max(...digits.map(Number))),
  'Move its first digit to the end.': ([first = '', ...rest]) => [...rest, first],
  'Swap its two middle digits.': (digits) => swap(digits.length / 2 - 1, digits.length / 2)(digits),
};

const lineSteps: Record<string, Step> = {
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
const cardSteps: Record<string, Step> = {
  'The left and the right column swap places.': (cards) => run([swap(0, 2), swap(3, 5), swap(6, 8)], cards),
  'The top row goes to the bottom, and the other two rows move up.': (cards) => [
    ...cards.slice(3),
    ...cards.slice(0, 3),
  ],
  'The whole square is turned clockwise by a quarter turn.': (cards) =>
    cards.map((_, i) => cards[(2 - (i % 3)) * 3 + Math.floor(i / 3)] ?? ''),
  'The card in the center and the card in the bottom left corner swap places.': swap(4, 6),
};

/** Proofs of the questions about memory: they carry out the described steps. */
export const memoryProofs: Proofs = {
  36: {
    method: 'simulation',
    solve(question) {
      const start = /in mind: ([\w, ]+)\./.exec(question.question)?.[1]?.split(', ') ?? [];
      const end = run(meaningsOf(stepsIn(question), wordSteps), start);
      return { fitting: optionsThatSay(question, end[1] ?? ''), rules: [end.join(', ')] };
    },
  },

  59: {
    method: 'simulation',
    solve(question) {
      const start = /they read ([\d, ]+)\./.exec(question.question)?.[1]?.split(', ').map(Number) ?? [];
      const end = run(meaningsOf(stepsIn(question), pileSteps), start);
      return { fitting: optionsThatSay(question, String(end[0])), rules: [end.join(', ')] };
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
