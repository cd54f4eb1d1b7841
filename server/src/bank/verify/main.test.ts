import { readFileSync } from 'node:fs';
import type { Question } from '@quotient/contract';
import { expect, test } from 'vitest';
import { getQuestionSet } from '../bank.ts';
import { cubesTouching, visibleFaces } from './cubes.ts';
import { type Fold, unfold } from './folding.ts';
import { anchored, mirrorImageOptions, readBits } from './gridFigures.ts';
import { every, mustBeTrue, permutations, type Statement, some } from './logicModels.ts';
import { fittingMatrixOptions } from './matrixRules.ts';
import { smallRules } from './numberRules.ts';
import { fittingOverlayOptions } from './overlayRules.ts';
import { series } from './series.ts';
import { type Job, runBoxes, shortestMinutes } from './steps.ts';
import { triangles } from './triangles.ts';

function question(id: number): Question {
  const found = getQuestionSet('main')?.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The main set has no question ${id}.`);
  return found;
}

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const picture = (id: number): string =>
  readFileSync(
    new URL(`../../../../sites/reference/public${question(id).visualPattern?.image}`, import.meta.url),
    'utf8',
  );

/** The one fitting option is the keyed one. */
function expectOnlyKeyFits(id: number, fits: (option: string, index: number) => boolean): void {
  const fitting = question(id).options.flatMap((option, index) => (fits(option, index) ? index : []));
  expect(fitting).toEqual([question(id).correct]);
}

const expectOnlyKey = (id: number, fitting: readonly number[]): void =>
  expectOnlyKeyFits(id, (_, index) => fitting.includes(index));

test('1: shape and line style leave one figure', () => {
  const { visualPattern, options } = question(1);
  const read = (token: string) => {
    const [shape = '', fill = 'plain'] = token.split('-');
    return { shape, fill };
  };
  expectOnlyKey(1, fittingMatrixOptions(visualPattern?.grid ?? [], options, read));
});

test('2: the simplest rule for the amounts leaves one option, and so do all that are nearly as simple', () => {
  expectOnlyKey(2, series().solve(question(2)).fitting);
});

test('3: every rule of up to four terms that makes 50, 48 and 28 makes the keyed number or none of the options', () => {
  const [a1 = 0, b1 = 0, made1 = 0, a2 = 0, b2 = 0, made2 = 0, a3 = 0, b3 = 0, made3 = 0, a = 0, b = 0] =
    numbersIn(question(3).question);
  const rules = smallRules(
    [
      [a1, a2, a3, a],
      [b1, b2, b3, b],
    ],
    4,
  );
  const made = rules.filter(([x, y, z]) => x === made1 && y === made2 && z === made3).map((rule) => rule[3]);
  expectOnlyKeyFits(3, (option) => made.includes(Number(option)));
});

test('4: the clues leave one day for Dan', () => {
  type Days = Readonly<Record<'Ana' | 'Ben' | 'Cleo' | 'Dan' | 'Eva', number>>;
  const clues: Record<string, (day: Days) => boolean> = {
    'Ben cooks exactly two days after Ana.': (day) => day.Ben - day.Ana === 2,
    'Cleo cooks on the day right after Ana.': (day) => day.Cleo - day.Ana === 1,
    'Eva cooks earlier than Ben.': (day) => day.Eva < day.Ben,
    'Dan and Eva do not cook on days right next to each other.': (day) => Math.abs(day.Dan - day.Eva) !== 1,
  };
  expect(question(4).question).toContain(Object.keys(clues).join(' '));
  const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const possible = permutations([0, 1, 2, 3, 4])
    .map(([Ana = 0, Ben = 0, Cleo = 0, Dan = 0, Eva = 0]): Days => ({ Ana, Ben, Cleo, Dan, Eva }))
    .filter((days) => Object.values(clues).every((clue) => clue(days)));
  expect(possible.length).toBeGreaterThan(0);
  expectOnlyKeyFits(4, (option) => possible.some(({ Dan }) => week[Dan] === option));
});

test('5: one price pays for the notebooks and the pen', () => {
  const [notebooks = 0, total = 0, pen = 0] = numbersIn(question(5).question);
  expectOnlyKeyFits(5, (option) => notebooks * Number(option) + pen === total);
});

test('6: one time does the same work', () => {
  const [pumps = 0, hours = 0, morePumps = 0] = numbersIn(question(6).question);
  expectOnlyKeyFits(6, (option) => pumps * hours === morePumps * Number(option));
});

test('7: the simplest rule leaves one option, and so do all that are nearly as simple', () => {
  expectOnlyKey(7, series().solve(question(7)).fitting);
});

test('8: one number of pages takes that many digits', () => {
  const digits = Number(/takes (\d+) digits/.exec(question(8).question)?.[1]);
  const printed = (pages: number): number =>
    Array.from({ length: pages }, (_, i) => String(i + 1)).join('').length;
  expectOnlyKeyFits(8, (option) => printed(Number(option)) === digits);
});

test('12: one statement is true in every town where the premises are', () => {
  const premises: Record<string, Statement> = {
    'every nurse is a cyclist': every('nurse', 'cyclist'),
    'no cyclist owns a car': every('cyclist', 'car owner', { not: true }),
    'and some nurses are singers': some('nurse', 'singer'),
  };
  const conclusions: Record<string, Statement> = {
    'Some singers own a car.': some('singer', 'car owner'),
    'Some singers do not own a car.': some('singer', 'car owner', { not: true }),
    'No singer owns a car.': every('singer', 'car owner', { not: true }),
    'Every cyclist is a nurse.': every('cyclist', 'nurse'),
    'Some cyclists are not singers.': some('cyclist', 'singer', { not: true }),
  };
  expect(question(12).question).toContain(`${Object.keys(premises).join(', ')}.`);
  expect(question(12).options).toEqual(Object.keys(conclusions));
  const terms = ['nurse', 'cyclist', 'car owner', 'singer'];
  expectOnlyKeyFits(12, (option) => {
    const conclusion = conclusions[option];
    return conclusion !== undefined && mustBeTrue(terms, Object.values(premises), conclusion);
  });
});

test('13: figure, mirror and turn leave one figure', () => {
  const { visualPattern, options } = question(13);
  const read = (token: string) => {
    const [figure = '', ...words] = token.split('-');
    const turn = words.find((word) => word.startsWith('r'))?.slice(1) ?? '0';
    return { figure, turn, mirrored: String(words.includes('flip')) };
  };
  expectOnlyKey(13, fittingMatrixOptions(visualPattern?.grid ?? [], options, read));
});

test('14: one figure is the mirror image of all the others, and no two stand alike', () => {
  const { options } = question(14);
  expectOnlyKey(14, mirrorImageOptions(options));
  expect(new Set(options.map((option) => anchored(readBits(option)).join())).size).toBe(options.length);
});

test('15: the folded and punched sheet opens to one of the sheets', () => {
  const folds: Fold[] = [
    { moves: 'right', cut: 3 },
    { moves: 'bottom', cut: 2 },
  ];
  const open = unfold(4, folds, new Set(['0,0', '2,1'])).join('-');
  expectOnlyKeyFits(15, (option) => readBits(option).join('-') === open);
});

test('15: the picture shows these folds and punches', () => {
  const cell = 36;
  const holes = [...picture(15).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => `${Math.floor(Number(x) / cell)},${Math.floor(Number(y) / cell)}`,
  );
  expect(holes).toEqual(['0,0', '2,1']);
  const foldLines = [...picture(15).matchAll(/<path d="(M[^"]+)"[^>]*stroke-dasharray/g)].map(([, d]) => d);
  expect(foldLines).toEqual([`M${3 * cell},0V${4 * cell}`, `M0,${2 * cell}H${3 * cell}`]);
});

const heights = [
  [3, 3, 1],
  [2, 2, 1],
  [1, 1, 0],
];

test('16: one number of cubes touches exactly four others', () => {
  expectOnlyKeyFits(16, (option) => cubesTouching(heights, 4) === Number(option));
});

test('16: the picture and its description show these stacks', () => {
  const drawn = [...picture(16).matchAll(/<polygon points="([^"]+)"/g)].map(([, points]) => points);
  expect(new Set(drawn)).toEqual(new Set(visibleFaces(heights, [160, 172], 44)));
  expect(numbersIn(question(16).visualPattern?.imageDescription ?? '')).toEqual(
    heights.flat().filter(Boolean),
  );
});

test('17: one rule makes the third figures, and it leaves one option', () => {
  const { visualPattern, options } = question(17);
  const { rules, fitting } = fittingOverlayOptions(visualPattern?.grid ?? [], options);
  expect(rules).toEqual(['single lines stay']);
  expectOnlyKey(17, fitting);
});

test('18: every rule of up to four terms that fits the three triangles completes the fourth with the key or no option', () => {
  expectOnlyKey(18, triangles().solve(question(18)).fitting);
});

test('19: the boxes end with one product', () => {
  const boxes = runBoxes(question(19).question);
  expectOnlyKeyFits(19, (option) => (boxes.get('Q') ?? 0) * (boxes.get('R') ?? 0) === Number(option));
});

const job: Job = new Map([
  ['P', { minutes: 10, after: [] }],
  ['Q', { minutes: 15, after: ['P'] }],
  ['R', { minutes: 20, after: ['P'] }],
  ['S', { minutes: 15, after: ['Q', 'R'] }],
  ['T', { minutes: 25, after: ['Q'] }],
  ['U', { minutes: 10, after: ['S', 'T'] }],
]);

test('20: one time is the shortest for the job', () => {
  expectOnlyKeyFits(20, (option) => `${shortestMinutes(job)} minutes` === option);
});

test('20: the picture and its description show this job', () => {
  const svg = picture(20);
  const labels = [...svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([P-U])<\/text>\s*<text[^>]*>(\d+) min</g)];
  const steps = labels.map(([, x, y, name = '', minutes]) => ({
    x: Number(x),
    y: Number(y),
    name,
    minutes: Number(minutes),
  }));
  const nearest = (x: number, y: number): string =>
    [...steps].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.name ?? '';
  const arrows = [...svg.matchAll(/<path d="M([\d.]+),([\d.]+)L([\d.]+),([\d.]+)"/g)].map((numbers) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.slice(1).map(Number);
    return nearest(x1, y1) + nearest(x2, y2);
  });
  const expected = [...job].flatMap(([name, { after }]) => after.map((before) => before + name));
  expect(arrows.sort()).toEqual(expected.sort());
  expect(steps.map(({ name, minutes }) => [name, minutes])).toEqual(
    [...job].map(([name, { minutes }]) => [name, minutes]),
  );
  const told = question(20).visualPattern?.imageDescription ?? '';
  for (const [name, { minutes }] of job)
    expect(told).toMatch(new RegExp(`\\b${name} takes ${minutes} minutes`));
});

test('only 9, 10 and 11 have no solver here: a person judged them', () => {
  const human = (getQuestionSet('main') ?? []).filter(({ verified }) => verified === 'human');
  expect(human.map(({ id }) => id)).toEqual([9, 10, 11]);
});
