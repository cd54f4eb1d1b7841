import type { Proofs } from '@quotient/server/bank/verify/proof';
import { numbersIn, optionsWith, tuples, wholeNumbers } from '../../verify/arithmetic.ts';
import { handsAt, minutesUntil, timeOfDay, timesIn } from '../../verify/calendar.ts';
import { ahead, compass, directionTo, turned, type Walker } from '../../verify/compassWalk.ts';
import {
  fittingOptions,
  meaningsIn,
  meaningsOf,
  mustSay,
  optionsThatSay,
} from '../../verify/textMeanings.ts';

/** Visible sides of a die for somebody in front of the table. */
interface Die {
  readonly top: number;
  readonly front: number;
  readonly right: number;
}

const rolls: Record<string, (die: Die) => Die> = {
  'to the left': ({ top, front, right }) => ({ top: right, front, right: 7 - top }),
  'to the right': ({ top, front, right }) => ({ top: 7 - right, front, right: top }),
  'away from you': ({ top, front, right }) => ({ top: front, front: 7 - top, right }),
};

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** Stacks of numbers beside each other, each from its top. */
type Strip = readonly (readonly number[])[];

const halves = (strip: Strip): [left: Strip, right: Strip] => [
  strip.slice(0, strip.length / 2),
  strip.slice(strip.length / 2),
];
const turnedOver = (half: Strip): Strip => [...half].reverse().map((stack) => [...stack].reverse());
const onto = (upper: Strip, lower: Strip): Strip => lower.map((stack, i) => [...(upper[i] ?? []), ...stack]);

const folds: Record<string, (strip: Strip) => Strip> = {
  'the right half is folded over, onto the left half': (strip) => {
    const [left, right] = halves(strip);
    return onto(turnedOver(right), left);
  },
  'the left half of what now lies there is folded over, onto the right half': (strip) => {
    const [left, right] = halves(strip);
    return onto(turnedOver(left), right);
  },
  'the right half is folded under, below the left half': (strip) => {
    const [left, right] = halves(strip);
    return onto(left, turnedOver(right));
  },
};

/** Proofs of the questions about imagined objects: turned, mirrored, cut, rolled, folded or sailed. */
export const spatialProofs: Proofs = {
  34: {
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
      return fittingOptions(question, ['turn by turn'], (option) => option === end.faces);
    },
  },

  47: {
    method: 'simulation',
    solve: (question) => {
      const distances = numbersIn(question.question);
      const turns = meaningsIn(question.question, { north: 0, 'turns right': 1 });
      const start: Walker = { x: 0, y: 0, faces: 'north' };
      const end = turns.reduce((walker, turn, i) => ahead(turned(walker, turn), distances[i] ?? 0), start);
      const back = directionTo(-end.x, -end.y);
      return fittingOptions(
        question,
        [`${end.x} km to the east, ${end.y} km to the north`],
        (option) => option === back,
      );
    },
  },

  71: {
    method: 'compass',
    solve(question) {
      const [, meant = '', seen = '', asked = ''] =
        /arm for (\w+) points (\w+)\. Which direction is the arm meant for that now points (\w+)\?/.exec(
          question.question,
        ) ?? [];
      // every way to turn the whole signpost; an arm for direction i points to direction i + turn
      const fitting = directions
        .map((_, turn) => (arm: string) => directions[(directions.indexOf(arm) + turn) % directions.length])
        .filter((pointsTo) => pointsTo(meant) === seen)
        .flatMap((pointsTo) => directions.filter((arm) => pointsTo(arm) === asked));
      return { fitting: optionsThatSay(question, ...fitting), rules: ['turned as a whole'] };
    },
  },

  78: {
    method: 'clock',
    solve(question) {
      mustSay(question, ['In a mirror', 'What time does it seem to show in the mirror']);
      const [seen = 0] = timesIn(question.question);
      const later = Number(/(\d+) minutes later/.exec(question.question)?.[1]);
      const mirrored = (minute: number) => handsAt(minute).map((angle) => (720 - angle) % 720);
      const looksLike = (minute: number, other: number) => mirrored(minute).join() === handsAt(other).join();
      const now = minutesUntil((minute) => looksLike(minute, seen), 720);
      return fittingOptions(question, [`it is ${timeOfDay(now)}, seen from the front`], (option) =>
        timesIn(option).some((time) => looksLike(now + later, time)),
      );
    },
  },

  87: {
    method: 'cubes',
    solve(question) {
      mustSay(question, ['Three straight tunnels, each one small cube wide', 'They meet in its center']);
      const size = Number(/from (\d+) × \1 × \1 small cubes/.exec(question.question)?.[1]);
      const middle = (size - 1) / 2;
      const along = wholeNumbers(0, size - 1);
      const isInside = (place: readonly number[]) => place.every((at) => at >= 0 && at < size);
      const isTunnel = (place: readonly number[]) => place.filter((at) => at === middle).length >= 2;
      const cubes = tuples(along, along, along).filter((place) => !isTunnel(place));
      const isPainted = (cube: readonly number[]) =>
        [0, 1, 2].some((axis) =>
          [-1, 1].some((step) => {
            const beside = cube.map((at, i) => (i === axis ? at + step : at));
            return !isInside(beside) || isTunnel(beside);
          }),
        );
      const plain = cubes.filter((cube) => !isPainted(cube));
      return {
        fitting: optionsWith(question.options, plain.length),
        rules: [`${cubes.length} cubes remain`],
      };
    },
  },

  92: {
    method: 'die',
    solve(question) {
      const [, sum, top, front, right, told = ''] =
        /add up to (\d)\..* with (\d) on top, (\d) on the side facing you and (\d) on the side to your right\..* at a time: (.+)\. Which number is on top now\?/.exec(
          question.question,
        ) ?? [];
      if (sum !== '7') throw new Error('Only dice whose opposite faces add up to 7 roll here.');
      const start: Die = { top: Number(top), front: Number(front), right: Number(right) };
      const end = meaningsOf(told.split(', '), rolls).reduce((die, roll) => roll(die), start);
      return { fitting: optionsWith(question.options, end.top), rules: ['rolled face by face'] };
    },
  },

  99: {
    method: 'folding',
    solve(question) {
      mustSay(question, [
        'into eight squares, numbered 1 to 8 from left to right',
        'sixth layer, counted from the top',
      ]);
      const told = /First (.+)\. Then (.+)\. Finally (.+)\. Now/.exec(question.question)?.slice(1) ?? [];
      const start: Strip = wholeNumbers(1, 8).map((number) => [number]);
      const [stack = []] = meaningsOf(told, folds).reduce((strip, fold) => fold(strip), start);
      return { fitting: optionsWith(question.options, stack[5] ?? 0), rules: [stack.join(' ')] };
    },
  },
};
