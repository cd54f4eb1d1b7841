import { numbersIn } from '../../verify/arithmetic.ts';
import { every, mustBeTrue, permutations, type Statement, some } from '../../verify/logicModels.ts';
import type { Proof, Proofs, UnsolvedQuestion } from '../../verify/proof.ts';
import { meaningsIn, optionsThat } from '../../verify/told.ts';
import { ahead, compass, directionTo, turned, type Walker } from '../../verify/walk.ts';
import { honestWorlds, smallestChecks, type World } from '../../verify/worlds.ts';

/** A clue about an order: says where each thing stands, counted from 0. */
type Clue = (at: (thing: string) => number) => boolean;

/** All orders of the things in which the clues of the text are true. */
function ordersWith(
  text: string,
  things: readonly string[],
  clues: Readonly<Record<string, Clue>>,
): string[][] {
  const told = meaningsIn(text, clues);
  return permutations(things).filter((order) => told.every((clue) => clue((thing) => order.indexOf(thing))));
}

const suitcases: Proof = {
  method: 'logic',
  solve: (question) => {
    const orders = ordersWith(question.question, question.options, {
      'The green one comes right after the red one.': (at) => at('green') === at('red') + 1,
      'The black one comes earlier than the red one, but is not the first.': (at) =>
        at('black') < at('red') && at('black') > 0,
      'The blue one comes earlier than the yellow one.': (at) => at('blue') < at('yellow'),
      'The green one is not the last.': (at) => at('green') < 4,
    });
    return {
      fitting: optionsThat(question, (option) => orders.some(([, , third]) => third === option)),
      rules: orders.map((order) => order.join(', ')),
    };
  },
};

const facing: Proof = {
  method: 'simulation',
  solve: (question) => {
    const faces =
      compass.find((direction) => question.question.includes(`stands facing ${direction}`)) ?? 'north';
    const turns = meaningsIn(question.question, {
      'quarter turn to the right': 1,
      'half turn': 2,
      'quarter turn to the left': -1,
    });
    const end = turns.reduce((walker, quarters) => turned(walker, quarters), { x: 0, y: 0, faces });
    return { fitting: optionsThat(question, (option) => option === end.faces), rules: ['turn by turn'] };
  },
};

const boat: Proof = {
  method: 'simulation',
  solve: (question) => {
    const distances = numbersIn(question.question);
    const turns = meaningsIn(question.question, { north: 0, 'turns right': 1 });
    const start: Walker = { x: 0, y: 0, faces: 'north' };
    const end = turns.reduce((walker, turn, i) => ahead(turned(walker, turn), distances[i] ?? 0), start);
    const back = directionTo(-end.x, -end.y);
    return {
      fitting: optionsThat(question, (option) => option === back),
      rules: [`${end.x} km to the east, ${end.y} km to the north`],
    };
  },
};

/** Runs the steps of a text on a row of things. */
const run = <T>(
  { question }: UnsolvedQuestion,
  start: readonly T[],
  steps: Readonly<Record<string, (row: readonly T[]) => T[]>>,
): T[] => meaningsIn(question, steps).reduce((row, step) => step(row), [...start]);

const swapped = <T>(row: readonly T[], one: number, other: number): T[] =>
  row.map((thing, i) => (i === one ? row[other] : i === other ? row[one] : thing) ?? thing);

const words: Proof = {
  method: 'simulation',
  solve: (question) => {
    const start = /in mind: ([\w, ]+)\./.exec(question.question)?.[1]?.split(', ') ?? [];
    const row = run(question, start, {
      '1. The first and the last word swap places.': (before) => swapped(before, 0, before.length - 1),
      '2. The middle word moves to the end.': (before) => [
        ...before.filter((_, i) => i !== 2),
        ...before.slice(2, 3),
      ],
      '3. The second and the fourth word swap places.': (before) => swapped(before, 1, 3),
      'in second place now?': (before) => [...before],
    });
    return { fitting: optionsThat(question, (option) => option === row[1]), rules: [row.join(', ')] };
  },
};

const pile: Proof = {
  method: 'simulation',
  solve: (question) => {
    const start = /they read ([\d, ]+)\./.exec(question.question)?.[1]?.split(', ').map(Number) ?? [];
    const sum = ([first = 0, second = 0, ...rest]: readonly number[]) => [first + second, ...rest];
    const row = run(question, start, {
      '1. Replace the top two cards by one card with their sum.': sum,
      '2. Move the top card to the bottom.': ([top = 0, ...rest]) => [...rest, top],
      '3. Replace the top two cards by one card with their product.': ([first = 0, second = 0, ...rest]) => [
        first * second,
        ...rest,
      ],
      '4. Move the bottom card to the top.': (before) => [...before.slice(-1), ...before.slice(0, -1)],
      '5. Replace the top two cards by one card with their sum.': sum,
    });
    return { fitting: optionsThat(question, (option) => option === String(row[0])), rules: [row.join(', ')] };
  },
};

const robots: Proof = {
  method: 'logic',
  solve: (question) => {
    const statements = meaningsIn<[string, (world: World) => boolean]>(question.question, {
      'Kip says: “Lum says false things.”': ['Kip', ({ Lum }) => !Lum],
      'Lum says: “Nox says false things.”': ['Lum', ({ Nox }) => !Nox],
      'Nox says: “Kip and Lum both say false things.”': ['Nox', ({ Kip, Lum }) => !Kip && !Lum],
    });
    const truthful = honestWorlds(Object.fromEntries(statements)).map((world) =>
      Object.keys(world).filter((name) => world[name]),
    );
    return {
      fitting: optionsThat(question, (option) =>
        truthful.some((names) => option.replace('only ', '') === names.join(' and ')),
      ),
      rules: truthful.map((names) => names.join(', ')),
    };
  },
};

const table: Proof = {
  method: 'logic',
  solve: (question) => {
    const names =
      /table: ([\w, ]+) and (\w+)\./.exec(question.question)?.slice(1).join(', ').split(', ') ?? [];
    const apart = (one: number, other: number) => Math.min((one - other + 6) % 6, (other - one + 6) % 6);
    const orders = ordersWith(question.question, names, {
      'Lina sits directly opposite Omar.': (at) => apart(at('Lina'), at('Omar')) === 3,
      'Rosa sits next to Max.': (at) => apart(at('Rosa'), at('Max')) === 1,
      'Tom does not sit next to Omar.': (at) => apart(at('Tom'), at('Omar')) !== 1,
      'Rosa does not sit directly opposite Tom.': (at) => apart(at('Rosa'), at('Tom')) !== 3,
    });
    const neighbors = orders.map((order) =>
      order
        .filter((_, seat) => apart(seat, order.indexOf('Omar')) === 1)
        .sort()
        .join(' and '),
    );
    return {
      fitting: optionsThat(question, (option) => neighbors.includes(option)),
      rules: ['all seatings tried'],
    };
  },
};

const calculator: Proof = {
  method: 'logic',
  solve: (question) => {
    const [add = 0, subtract = 0, shown = 0, result = 0, start = 0] = numbersIn(question.question);
    meaningsIn(question.question, { 'first K and then L, the result': 0, 'presses M, then L, then K': 0 });
    const keys = permutations([
      (value: number) => value * 2,
      (value: number) => value + add,
      (value: number) => value - subtract,
    ]);
    const results = keys.flatMap(([k, l, m]) =>
      k && l && m && l(k(shown)) === result ? k(l(m(start))) : [],
    );
    return {
      fitting: optionsThat(question, (option) => results.includes(Number(option))),
      rules: ['all orders of the keys tried'],
    };
  },
};

const keys: Proof = {
  method: 'logic',
  solve: (question) => {
    const premises = meaningsIn<Statement>(question.question, {
      'every blue key opens the gate.': every('blue', 'gate'),
      'No key that opens the gate also opens the cellar.': every('gate', 'cellar', { not: true }),
      'Some of the rusty keys open the cellar.': some('rusty', 'cellar'),
    });
    const conclusions: Readonly<Record<string, Statement>> = {
      'No rusty key is blue.': every('rusty', 'blue', { not: true }),
      'Some rusty keys are blue.': some('rusty', 'blue'),
      'Every key that opens the gate is blue.': every('gate', 'blue'),
      'Some rusty keys are not blue.': some('rusty', 'blue', { not: true }),
      'Some blue keys are not rusty.': some('blue', 'rusty', { not: true }),
    };
    const follows = (option: string) => {
      const conclusion = conclusions[option];
      if (!conclusion) throw new Error(`The proof does not know the statement "${option}".`);
      return mustBeTrue(['blue', 'gate', 'cellar', 'rusty'], premises, conclusion);
    };
    return { fitting: optionsThat(question, follows), rules: ['all houses tried'] };
  },
};

const drawers: Proof = {
  method: 'logic',
  solve: (question) => {
    const first = (ring: number) => ring === 2 || ring === 4;
    const notes = meaningsIn(question.question, {
      'Drawer 1: “The ring is in drawer 2 or in drawer 4.”': first,
      'Drawer 2: “The ring is not in drawer 5.”': (ring: number) => ring !== 5,
      'Drawer 3: “The note on drawer 1 is false.”': (ring: number) => !first(ring),
      'Drawer 4: “The ring is in drawer 4 or in drawer 5.”': (ring: number) => ring === 4 || ring === 5,
      'Drawer 5: “The ring is in drawer 1, 2 or 3.”': (ring: number) => [1, 2, 3].includes(ring),
    });
    const [told] = meaningsIn(question.question, { 'exactly two of the five notes are true': 2 });
    const trueNotes = (ring: number) => notes.filter((note) => note(ring)).length;
    return {
      fitting: optionsThat(question, (option) => trueNotes(Number(option)) === told),
      rules: question.options.map((option) => `ring in ${option}: ${trueNotes(Number(option))} true`),
    };
  },
};

const cards: Proof = {
  method: 'logic',
  solve: (question) => {
    meaningsIn(question.question, { 'Every card with a circle has an odd number on its other side.': 0 });
    const groups = smallestChecks(
      meaningsIn(question.question, {
        'a circle,': { seen: 'the circle', hidden: ['7', '4'] },
        'a square,': { seen: 'the square', hidden: ['7', '4'] },
        'a 7 ': { seen: 'the 7', hidden: ['the circle', 'the square'] },
        'a 4.': { seen: 'the 4', hidden: ['the circle', 'the square'] },
      }),
      (...sides) => !sides.includes('the circle') || !sides.some((side) => side.includes('4')),
    );
    const names = groups.map((group) => group.join(' and '));
    return { fitting: optionsThat(question, (option) => names.includes(option)), rules: names };
  },
};

/** Proofs of the questions about orders, statements, directions and steps. */
export const logicProofs: Proofs = {
  33: suitcases,
  34: facing,
  36: words,
  41: robots,
  47: boat,
  51: table,
  53: calculator,
  57: keys,
  58: drawers,
  59: pile,
  64: cards,
};
