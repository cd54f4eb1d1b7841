import { numbersIn, solutions, tuples, wholeNumbers } from '../../verify/arithmetic.ts';
import { minutesUntil, timeOfDay, timesIn, weekdays } from '../../verify/calendar.ts';
import type { Proof, Proofs, UnsolvedQuestion } from '../../verify/proof.ts';
import { series } from '../../verify/series.ts';
import { optionsThat, takingAsRead } from '../../verify/told.ts';
import { logicProofs } from './logicProofs.ts';

/** A proof whose answer is one text, computed from the question. */
const computed = (method: string, rule: string, answer: (question: UnsolvedQuestion) => string): Proof => ({
  method,
  solve: (question) => {
    const right = answer(question);
    return { fitting: optionsThat(question, (option) => option === right), rules: [rule] };
  },
});

/** A proof that tries every option, or every number that could be one. */
const tried = (
  method: string,
  rule: string,
  holds: (value: number, numbers: readonly number[]) => boolean,
): Proof => ({
  method,
  solve: (question) => {
    const numbers = numbersIn(question.question);
    return { fitting: optionsThat(question, (option) => holds(Number(option), numbers)), rules: [rule] };
  },
});

const lamps = tried('arithmetic', 'lamps put up one by one', (value, [count = 0, apart = 0]) => {
  let place = 0;
  for (let lamp = 2; lamp <= count; lamp++) place += apart;
  return value === place;
});

const daysRound: Proof = {
  method: 'calendar',
  solve: (question) => {
    const known = /three days after the day before yesterday is a (\w+)\. .* five days after tomorrow/.exec(
      question.question,
    )?.[1];
    const day = (at: number) => weekdays[(at + 70) % 7];
    const todays = weekdays.flatMap((_, today) => (day(today - 2 + 3) === known ? today : []));
    return {
      fitting: optionsThat(question, (option) => todays.some((today) => day(today + 1 + 5) === option)),
      rules: todays.map((today) => `today is ${day(today)}`),
    };
  },
};

const elevator = computed('simulation', 'every floor of every trip', ({ question }) => {
  const [, start, asked] = /at floor (\d+)\..*at floor (\d+) or/s.exec(question) ?? [];
  let floor = Number(start);
  const trips = [...question.matchAll(/(up|down) (\d+)/g)].map(([, way, count]) => {
    const floors = wholeNumbers(1, Number(count)).map((step) => floor + (way === 'up' ? step : -step));
    floor = floors.at(-1) ?? floor;
    return floors;
  });
  return String(trips.filter((floors) => floors.includes(Number(asked))).length);
});

const jar = tried('arithmetic', 'every weight of the empty jar tried', (value, [full = 0, rest = 0]) =>
  solutions((empty) => (full - empty) / 2 + empty === rest, full).includes(value),
);

const slowClock = computed('clock', 'minute by minute', ({ question }) => {
  const [start = 0, shown = 0] = timesIn(question);
  const [minutes = 0, moves = 0] = numbersIn(question);
  const passed = minutesUntil((minute) => minute * moves === (shown - start) * minutes);
  return timeOfDay(start + passed);
});

const beads = computed('arithmetic', 'every possible draw of each size', ({ question }) => {
  const [red = 0, blue = 0, yellow = 0, least = 0] = numbersIn(question);
  const draws = tuples(...[red, blue, yellow].map((count) => wholeNumbers(0, count)));
  const isCertain = (size: number) =>
    draws
      .filter((draw) => draw.reduce((sum, count) => sum + count, 0) === size)
      .every((draw) => draw.every((count) => count >= least));
  return String(wholeNumbers(0, red + blue + yellow).find(isCertain));
});

const solvers: Proofs = {
  ...logicProofs,
  31: series(),
  37: lamps,
  40: daysRound,
  43: series(),
  46: elevator,
  48: jar,
  54: slowClock,
  61: series(),
  62: beads,
};

/** Proofs of the text questions of `extended` up to id 65; the word questions among them have none. */
export const proofs: Proofs = takingAsRead(solvers, {
  31: ['Which number comes next?'],
  33: [
    'Five suitcases come out on a belt, one after another: a black, a blue, a red, a green and a yellow one.',
    'Which suitcase is the third to come out?',
  ],
  34: ['Which way does she face now?'],
  36: ['row of five words', 'in three steps', 'Which word is in second place now?'],
  37: ['Along one side of a straight road', 'How many meters is it from the first lamp to the last?'],
  41: ['Each of three robots says either only true things or only false things.', 'Who says true things?'],
  43: ['Which number comes next?'],
  46: ['Follow its five trips', 'On how many of these trips does it stop at floor'],
  47: [
    'turns right once more',
    'Every turn is a quarter turn.',
    'In which direction, seen from the boat, is its starting point now?',
  ],
  48: [
    'A jar full of honey',
    'When half of the honey has been eaten',
    'together with the rest',
    'How many grams does the empty jar weigh?',
  ],
  51: ['Six friends sit evenly spaced around a round table:', "Who are Omar's two neighbors?"],
  53: [
    'three keys: K, L and M. One of them doubles the number shown, one adds',
    'and one subtracts',
    'What is the result?',
  ],
  54: ['loses time at a steady rate', 'it was right. What is the right time when it shows'],
  57: ['Which statement must be true?'],
  58: [
    'lies in one of five drawers, numbered 1 to 5. Each drawer has a note on it',
    'Which drawer is the ring in?',
  ],
  59: [
    'Five number cards lie in a pile. From top to bottom they read',
    'Follow five steps',
    'Which number is on top now?',
  ],
  61: ['Which number comes next?'],
  62: [
    'red,',
    'blue and',
    'yellow beads',
    'without looking',
    'What is the smallest number of beads that makes it certain that at least',
    'of each color are among them?',
  ],
  64: [
    'Four cards lie on a table. Each has a figure on one side and a number on the other.',
    'about these four cards',
    'turn over none needlessly',
    'Which ones must you turn over to know for certain whether the claim is true?',
  ],
});
