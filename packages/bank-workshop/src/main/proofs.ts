import type { Proofs, UnsolvedQuestion } from '@quotient/server/bank/verify/proof';
import { numbersIn, permutations } from '../verify/arithmetic.ts';
import { cubesTouching } from '../verify/cubes.ts';
import { foldingProof } from '../verify/foldingProof.ts';
import { anchored, mirrorImageOptions, readBits } from '../verify/gridFigures.ts';
import { readJob, runBoxes, shortestMinutes } from '../verify/jobSchedule.ts';
import { every, mustBeTrue, type Statement, some } from '../verify/logicModels.ts';
import { fittingMatrixOptions } from '../verify/matrixRules.ts';
import { smallRules } from '../verify/numberRules.ts';
import { fittingOverlayOptions } from '../verify/overlayRules.ts';
import { series } from '../verify/series.ts';
import {
  fittingOptions,
  meaningsIn,
  meaningsOf,
  readFrom,
  stepsIn,
  takingAsRead,
} from '../verify/textMeanings.ts';
import { triangles } from '../verify/triangles.ts';
import { cornerPile, pans, sheet } from './models.ts';

const description = ({ visualPattern }: UnsolvedQuestion): string => visualPattern?.imageDescription ?? '';
const gridOf = ({ visualPattern }: UnsolvedQuestion) => visualPattern?.grid ?? [];

/** Finds the machine's rules that fit its outputs, and their results for the last pair. */
function solveMachine(question: UnsolvedQuestion) {
  const [a1 = 0, b1 = 0, made1 = 0, a2 = 0, b2 = 0, made2 = 0, a3 = 0, b3 = 0, made3 = 0, a = 0, b = 0] =
    numbersIn(description(question));
  const made = smallRules(
    [
      [a1, a2, a3, a],
      [b1, b2, b3, b],
    ],
    4,
  )
    .filter(([x, y, z]) => x === made1 && y === made2 && z === made3)
    .map((rule) => rule[3]);
  return fittingOptions(
    question,
    [`every rule of up to four terms that makes ${made1}, ${made2} and ${made3}`],
    (option) => made.includes(Number(option)),
  );
}

type Days = Readonly<Record<'Ana' | 'Ben' | 'Cleo' | 'Dan' | 'Eva', number>>;
const clues: Readonly<Record<string, (day: Days) => boolean>> = {
  'Ben cooks exactly two days after Ana.': (day) => day.Ben - day.Ana === 2,
  'Cleo cooks on the day right after Ana.': (day) => day.Cleo - day.Ana === 1,
  'Eva cooks earlier than Ben.': (day) => day.Eva < day.Ben,
  'Dan and Eva do not cook on days right next to each other.': (day) => Math.abs(day.Dan - day.Eva) !== 1,
};

function solveWeek(question: UnsolvedQuestion) {
  const holds = meaningsIn(question.question, clues);
  const possible = permutations([0, 1, 2, 3, 4])
    .map(([Ana = 0, Ben = 0, Cleo = 0, Dan = 0, Eva = 0]): Days => ({ Ana, Ben, Cleo, Dan, Eva }))
    .filter((days) => holds.every((clue) => clue(days)));
  const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  return fittingOptions(question, [`all clues, in ${possible.length} of 120 orders`], (option) =>
    possible.some(({ Dan }) => week[Dan] === option),
  );
}

const premises: Readonly<Record<string, Statement>> = {
  'everyone who gardens also swims or sings, or does both': (people) =>
    people.every((person) => !person.has('gardens') || person.has('swims') || person.has('sings')),
  'Nobody who sings cooks.': every('sings', 'cooks', { not: true }),
  'Some who cook also garden.': some('cooks', 'gardens'),
};
const conclusions: Readonly<Record<string, Statement>> = {
  'Everyone who cooks swims.': every('cooks', 'swims'),
  'Some who swim do not sing.': some('swims', 'sings', { not: true }),
  'Some who sing do not swim.': some('sings', 'swims', { not: true }),
  'Nobody who swims sings.': every('swims', 'sings', { not: true }),
  'Some who sing also garden.': some('sings', 'gardens'),
};

function solveSyllogism(question: UnsolvedQuestion) {
  const given = meaningsIn(question.question, premises);
  return fittingOptions(question, ['true in every village where the premises are'], (option) => {
    const conclusion = conclusions[option];
    if (!conclusion) throw new Error(`Nobody said what “${option}” means.`);
    return mustBeTrue(['gardens', 'swims', 'sings', 'cooks'], given, conclusion);
  });
}

const line = /they are ([^.]+) and (\w+)\./;
const moves: Readonly<Record<string, (people: readonly string[]) => readonly string[]>> = {
  'The two at the front go to the very back and keep their order.': ([one = '', two = '', ...rest]) => [
    ...rest,
    one,
    two,
  ],
  'The person in second place and the person in seventh place change places.': (people) =>
    people.map((person, i) => people[i === 1 ? 6 : i === 6 ? 1 : i] ?? person),
  'If Fay now stands farther forward than Dora, the person at the very front goes to the very back; if not, the person at the very back goes to the very front.':
    (people) =>
      people.indexOf('Fay') < people.indexOf('Dora')
        ? [...people.slice(1), ...people.slice(0, 1)]
        : [...people.slice(-1), ...people.slice(0, -1)],
  'The four at the front reverse their order.': (people) => [
    ...people.slice(0, 4).reverse(),
    ...people.slice(4),
  ],
  'The person in sixth place steps out and gets back in directly behind the person at the very front.': ([
    first = '',
    ...rest
  ]) => [first, ...rest.slice(4, 5), ...rest.slice(0, 4), ...rest.slice(5)],
};

function solveLine(question: UnsolvedQuestion) {
  const [, others = '', last = ''] = line.exec(question.question) ?? [];
  const order = meaningsOf(stepsIn(question), moves).reduce<readonly string[]>(
    (people, move) => move(people),
    [...others.split(', '), last],
  );
  const asked = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].findIndex(
    (place) => question.question.endsWith(`Who is in ${place} place now?`),
  );
  return fittingOptions(question, [order.join(', ')], (option) => order[asked] === option);
}

function readFill(token: string) {
  const [shape = '', fill = 'plain'] = token.split('-');
  return { shape, fill };
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const printed = (pages: number): number =>
  Array.from({ length: pages }, (_, i) => String(i + 1)).join('').length;

const solvers: Proofs = {
  1: {
    method: 'matrix',
    solve: (question) => ({
      fitting: fittingMatrixOptions(gridOf(question), question.options, readFill),
      rules: ['shape: three in each row', 'fill: one in each column'],
    }),
  },
  2: series(),
  3: { method: 'numberRule', solve: solveMachine },
  4: { method: 'order', solve: solveWeek },
  5: {
    method: 'equation',
    solve(question) {
      const [boxes = 0, light = 0, heavy = 0] = numbersIn(description(question));
      const fits = (option: string) =>
        boxes * Number(option) + light === pans[1].boxes * Number(option) + heavy;
      return fittingOptions(question, ['both pans weigh the same'], fits);
    },
  },
  6: {
    method: 'equation',
    solve(question) {
      const [pumps = 0, hours = 0, morePumps = 0] = numbersIn(question.question);
      const fits = (option: string) => pumps * hours === morePumps * Number(option);
      return fittingOptions(question, ['pumps × hours stay the same'], fits);
    },
  },
  7: {
    method: 'series',
    solve: (question) => series().solve({ ...question, question: description(question) }),
  },
  8: {
    method: 'counting',
    solve(question) {
      const digits = Number(/takes (\d+) digits/.exec(question.question)?.[1]);
      return fittingOptions(
        question,
        ['all page numbers written out'],
        (option) => printed(Number(option)) === digits,
      );
    },
  },
  12: { method: 'syllogism', solve: solveSyllogism },
  13: {
    method: 'overlay',
    solve: (question) => fittingOverlayOptions(gridOf(question), question.options),
  },
  14: {
    method: 'mirror',
    solve(question) {
      const standing = question.options.map((option) => anchored(readBits(option)).join());
      const isEachOnce = new Set(standing).size === standing.length;
      return {
        fitting: isEachOnce ? mirrorImageOptions(question.options) : [],
        rules: ['the mirror image of all others, which are turns of each other'],
      };
    },
  },
  15: foldingProof(sheet),
  16: {
    method: 'cubes',
    solve(question) {
      const neighbors = counts.indexOf(readFrom(question, /touch exactly (\w+) other cubes\?/));
      return fittingOptions(
        question,
        ['neighbors of every cube counted'],
        (option) => cubesTouching(cornerPile.heights, neighbors) === Number(option),
      );
    },
  },
  17: { method: 'steps', solve: solveLine },
  18: triangles(),
  19: {
    method: 'steps',
    solve(question) {
      stepsIn(question);
      const boxes = runBoxes(question.question);
      const [, one = '', other = ''] = /What is ([A-Z]) × ([A-Z]) now/.exec(question.question) ?? [];
      const product = (boxes.get(one) ?? 0) * (boxes.get(other) ?? 0);
      return fittingOptions(
        question,
        [[...boxes].map(([name, number]) => `${name} = ${number}`).join(', ')],
        (option) => Number(option) === product,
      );
    },
  },
  20: {
    method: 'schedule',
    solve(question) {
      const shortest = shortestMinutes(readJob(description(question)), 2);
      return fittingOptions(
        question,
        ['every plan for two people tried'],
        (option) => option === `${shortest} minutes`,
      );
    },
  },
};

/** Proofs of the main set's answers, without their key. */
export const proofs: Proofs = takingAsRead(solvers, {
  1: ['Which figure belongs in the empty cell?'],
  2: ['The first five are', 'What is the sixth?'],
  3: [
    'turns two numbers into one, always by the same rule',
    'What does it make from the two numbers in the last row?',
  ],
  4: [
    'each cook once, each on a different day from Monday to Friday of the same week',
    'On which day does Dan cook?',
  ],
  5: ['The scales are level. All boxes weigh the same. How many kilograms does one box weigh?'],
  6: ['Working together', 'identical pumps', 'In how many hours do'],
  7: ['The numbers in the ring follow a rule along the arrows. Which number replaces the question mark?'],
  8: [
    'The pages of a booklet are numbered 1, 2, 3 and so on. Printing all the page numbers takes',
    'How many pages does the booklet have?',
  ],
  12: ['Which statement must be true?'],
  13: ['Which figure belongs in the empty cell?'],
  14: ['Four of these figures are the same figure, only rotated. One is its mirror image. Which one?'],
  16: [
    'with no empty spaces under any cube',
    'Two cubes touch when they share a whole face.',
    'How many of the cubes touch exactly',
  ],
  17: ['Eight people stand in a line. From front to back they are', 'Follow five steps'],
  19: ['Four boxes hold a number each:', 'Follow six steps'],
  20: [
    'The picture shows the seven steps of a job',
    'A step can start as soon as all steps with an arrow to it are finished.',
    'Two people do the job. Each of them does one step at a time, alone and without interruption.',
    'What is the shortest time for the whole job?',
  ],
});
