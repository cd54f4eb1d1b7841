import type { Proofs } from '@quotient/server/bank/verify/proof';
import { numbersIn, permutations } from '../../verify/arithmetic.ts';
import { mustBeTrue, type Statement } from '../../verify/logicModels.ts';
import { series } from '../../verify/series.ts';
import { meaningsIn, meaningsOf, stepsIn, takingAsRead, tries } from '../../verify/textMeanings.ts';

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** All ways in which each of these things can be true or false. */
const truthTable = <T extends string>(names: readonly T[]): ReadonlySet<T>[] =>
  range(2 ** names.length).map((bits) => new Set(names.filter((_, i) => (bits >> i) & 1)));

const tub = tries(
  'simulation',
  'the drain takes the same part of the tub in every minute',
  ({ question }) => {
    const [shut = 0, open = 0] = numbersIn(question);
    const full = shut * open;
    const drained = full / shut - full / open;
    let minutes = 0;
    for (let left = full; left > 0; left -= drained) minutes++;
    return (option) => Number(option) === minutes;
  },
);

type Floors = Readonly<Record<string, number>>;

const house = tries('orders', 'one order of people and instruments', ({ question }) => {
  const [people, instruments] = [
    ['Kim', 'Lea', 'Omar', 'Raj'],
    ['drum', 'flute', 'piano', 'violin'],
  ];
  const floors = (names: readonly string[]): Floors[] =>
    permutations([1, 2, 3, 4]).map((order) =>
      Object.fromEntries(names.map((name, i) => [name, order[i] ?? 0])),
    );
  const between = (at: Floors, one: string, other: string): number => (at[one] ?? 0) - (at[other] ?? 0);
  const clues = meaningsIn<(at: Floors) => boolean>(question, {
    'Raj lives directly above Lea.': (at) => between(at, 'Raj', 'Lea') === 1,
    'The flute is played neither directly above nor directly below Lea.': (at) =>
      Math.abs(between(at, 'flute', 'Lea')) !== 1,
    'Raj does not play the piano.': (at) => between(at, 'Raj', 'piano') !== 0,
    'Between the drum and the piano there is exactly one floor.': (at) =>
      Math.abs(between(at, 'drum', 'piano')) === 2,
    'Omar lives above the piano, with exactly one floor between them.': (at) =>
      between(at, 'Omar', 'piano') === 2,
  });
  const possible = floors(people ?? [])
    .flatMap((who) => floors(instruments ?? []).map((what): Floors => ({ ...who, ...what })))
    .filter((at) => clues.every((clue) => clue(at)));
  return (option) => possible.some((at) => at[option] === at.violin);
});

const doorCode = tries('enumeration', 'every code of four digits is tried', ({ question }) => {
  const [lowest = 0, highest = 0] = numbersIn(question);
  const codes = range(10_000)
    .map((code) => [...String(code).padStart(4, '0')].map(Number))
    .filter((digits) => digits.every((digit) => digit >= lowest && digit <= highest))
    .filter((digits) => new Set(digits).size === 4 && (digits[0] ?? 0) > (digits[3] ?? 0));
  return (option) => Number(option) === codes.length;
});

const moves: Readonly<Record<string, (row: readonly number[]) => number[]>> = {
  'The largest number moves to the very front.': (row) => {
    const largest = Math.max(...row);
    return [largest, ...row.filter((number) => number !== largest)];
  },
  'The last two numbers move to the front together, in the same order.': (row) => [
    ...row.slice(-2),
    ...row.slice(0, -2),
  ],
  'The two even numbers swap places.': (row) => {
    const evens = row.filter((number) => number % 2 === 0);
    return row.map((number) => (number % 2 === 0 ? (evens.pop() ?? 0) : number));
  },
  'The first three numbers are put in rising order.': (row) => [
    ...row.slice(0, 3).sort((a, b) => a - b),
    ...row.slice(3),
  ],
};

const fiveNumbers = tries('simulation', 'the steps are carried out', (question) => {
  const start = numbersIn(question.question.split('\n')[0] ?? '');
  const end = meaningsOf(stepsIn(question), moves).reduce((row, move) => move(row), start);
  const [, second = 0, third = 0, , last = 0] = end;
  return (option) => second * third + last === Number(option);
});

const letterTerms = ['reader', 'surprised'] as const;
const everyone =
  (holds: (reader: boolean, surprised: boolean) => boolean): Statement =>
  (people) =>
    people.every((person) => holds(person.has('reader'), person.has('surprised')));
const letterStatements: Readonly<Record<string, Statement>> = {
  'Everyone who was surprised had read the letter.': everyone((read, surprised) => !surprised || read),
  'No one who had read the letter was surprised.': everyone((read, surprised) => !(read && surprised)),
  'Everyone who had read the letter was surprised.': everyone((read, surprised) => !read || surprised),
  'Everyone who had not read the letter was surprised.': everyone((read, surprised) => read || surprised),
  'At least one person who had read the letter was not surprised.': (people) =>
    people.some((person) => person.has('reader') && !person.has('surprised')),
};

const letter = tries('statements', 'true wherever the sentence is', ({ question }) => {
  const [said] = meaningsIn(question, {
    '“Only people who had not read the letter were not surprised.” Which sentence follows from it?': everyone(
      (read, surprised) => (surprised ? true : !read),
    ),
  });
  return (option) => {
    const conclusion = letterStatements[option];
    if (!said || !conclusion) throw new Error(`No such sentence is known: ${option}`);
    return mustBeTrue(letterTerms, [said], conclusion);
  };
});

const diagonal = tries('enumeration', 'square by square', ({ question }) => {
  const [rows = 0, columns = 0] = numbersIn(question);
  // heights in parts of which `columns` make a row, so that the line falls by `rows` parts in each column
  const isEntered = (column: number, row: number): boolean =>
    Math.max(column * rows, row * columns) < Math.min((column + 1) * rows, (row + 1) * columns);
  const squares = range(columns).flatMap((column) => range(rows).filter((row) => isEntered(column, row)));
  return (option) => Number(option) === squares.length;
});

type Trait = 'sails' | 'license' | 'test' | 'guest' | 'register' | 'child';
type Kind = ReadonlySet<Trait>;

const described: Readonly<Record<string, (one: Kind) => boolean>> = {
  'a child who sails alone and is not a guest': (one) =>
    one.has('child') && one.has('sails') && !one.has('guest'),
  'a guest who sails alone and is not in the register': (one) =>
    one.has('guest') && one.has('sails') && !one.has('register'),
  'a child who has a license but does not sail alone': (one) =>
    one.has('child') && one.has('license') && !one.has('sails'),
  'a person in the register who has not passed the swimming test': (one) =>
    one.has('register') && !one.has('test'),
  'a guest who has passed the swimming test but has no license': (one) =>
    one.has('guest') && one.has('test') && !one.has('license'),
};

const lake = tries('cases', 'every kind of person is tried with all rules', ({ question }) => {
  const rules = meaningsIn<(one: Kind) => boolean>(question, {
    'Whoever sails alone has a license.': (one) => !one.has('sails') || one.has('license'),
    'Nobody has a license without having passed the swimming test.': (one) =>
      !(one.has('license') && !one.has('test')),
    'Whoever has passed the swimming test and is not a guest is in the register.': (one) =>
      !(one.has('test') && !one.has('guest')) || one.has('register'),
    'No child is in the register.': (one) => !(one.has('child') && one.has('register')),
  });
  const possible = truthTable<Trait>(['sails', 'license', 'test', 'guest', 'register', 'child']).filter(
    (one) => rules.every((rule) => rule(one)),
  );
  return (option) => {
    const fits = described[option];
    if (!fits) throw new Error(`No such person is known: ${option}`);
    return !possible.some(fits);
  };
});

const stairs = tries('enumeration', 'every way to the top is walked', ({ question }) => {
  const [steps = 0] = numbersIn(question);
  const waysFrom = (left: number, last: number): number => {
    if (left === 0) return 1;
    const strides = [1, 2].filter((stride) => stride <= left && stride + last < 4);
    return strides.reduce((ways, stride) => ways + waysFrom(left - stride, stride), 0);
  };
  return (option) => Number(option) === waysFrom(steps, 0);
});

const secret = tries('enumeration', 'every number of four digits is put into code', ({ question }) => {
  const [, added = '', , , end = ''] = question.split('\n');
  const more = numbersIn(added).slice(1);
  const [result] = numbersIn(end);
  const coded = (number: string): number => {
    const [a, b, c, d] = [...number].map((digit, i) => (Number(digit) + (more[i] ?? 0)) % 10);
    return Number([c, b, d, a].join(''));
  };
  return (option) => coded(option) === result;
});

const row = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

const liars = tries('cases', 'all 1024 ways to tell the truth or to lie', () => {
  const possible = truthTable(row).filter((honest) => {
    const tells = row.map((name) => honest.has(name));
    return (
      tells[0] === (honest.size === 0) &&
      tells.slice(1, -1).every((isHonest, i) => isHonest === (tells[i] !== tells[i + 2]))
    );
  });
  return (option) => possible.some((honest) => honest.size === Number(option));
});

const solvers: Proofs = {
  1: series(),
  2: tub,
  5: house,
  7: doorCode,
  10: fiveNumbers,
  11: series(),
  12: letter,
  14: diagonal,
  15: lake,
  17: stairs,
  18: secret,
  20: liars,
};

/** Proofs of the text questions of the advanced set; 4 and 8 are judged by a person. */
export const proofs: Proofs = takingAsRead(solvers, {
  1: ['Which number comes next?'],
  2: [
    'With the drain closed, a tap fills an empty tub in',
    'With the drain open, the same tap needs',
    'In how many minutes does the open drain empty the full tub once the tap is shut?',
  ],
  5: [
    'Kim, Lea, Omar and Raj live in a house with four floors, one on each floor.',
    'Each plays a different instrument: drum, flute, piano or violin.',
    'Who plays the violin?',
  ],
  7: [
    'has four different digits, all of them from',
    'Its first digit is larger than its last.',
    'How many such codes are there?',
  ],
  10: [
    'Five numbers stand in this order:',
    'Follow four steps',
    'Now multiply the second number by the third and add the last. What is the result?',
  ],
  11: ['Which number comes next?'],
  14: [
    'from its top left corner to its bottom right corner',
    'Through the inside of how many squares does the line run?',
  ],
  15: [
    'Four rules apply at a lake, and everyone there obeys them.',
    'Which of these people cannot be at the lake?',
  ],
  17: [
    'Every stride leads up one step or two steps, but a stride of two steps never follows directly after another stride of two steps.',
    'In how many ways can one climb from the floor to the top step?',
  ],
  18: [
    'A four-digit number is put into code in three steps:',
    '\n1. Add',
    'to its first digit,',
    'to the second,',
    'to the third and',
    'to the fourth; of each sum keep only the last digit.',
    '2. Move the first digit to the end.\n3. Swap the first two digits.',
    'What was the number?',
  ],
  20: [
    'Ten people stand in a row. Each of them either always tells the truth or always lies.',
    'The first person says: “All ten of us lie.”',
    'Each of the next eight says: “Of the two people next to me, exactly one lies.”',
    'The last person says nothing. How many of the ten tell the truth?',
  ],
});
