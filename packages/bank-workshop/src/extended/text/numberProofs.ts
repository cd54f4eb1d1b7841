import type { Proofs } from '@quotient/server/bank/verify/proof';
import {
  numbersIn,
  optionsWith,
  permutations,
  share,
  solutions,
  tuples,
  wholeNumbers,
} from '../../verify/arithmetic.ts';
import { kindsOfYears, minutesUntil, monthsOf, timeOfDay, timesIn, weekdays } from '../../verify/calendar.ts';
import { series } from '../../verify/series.ts';
import { fittingOptions, mustSay, optionsThatSay, tries } from '../../verify/textMeanings.ts';

/** Proofs of the questions about numbers, amounts and days. */
export const numberProofs: Proofs = {
  31: series(),

  37: tries('arithmetic', 'lamps put up one by one', ({ question }) => {
    const [count = 0, apart = 0] = numbersIn(question);
    let place = 0;
    for (let lamp = 2; lamp <= count; lamp++) place += apart;
    return (option) => Number(option) === place;
  }),

  40: {
    method: 'calendar',
    solve: (question) => {
      const known = /three days after the day before yesterday is a (\w+)\. .* five days after tomorrow/.exec(
        question.question,
      )?.[1];
      const day = (at: number) => weekdays[(at + 70) % 7];
      const todays = weekdays.flatMap((_, today) => (day(today - 2 + 3) === known ? today : []));
      return fittingOptions(
        question,
        todays.map((today) => `today is ${day(today)}`),
        (option) => todays.some((today) => day(today + 1 + 5) === option),
      );
    },
  },

  43: series(),

  46: tries('simulation', 'every floor of every trip', ({ question }) => {
    const [, start, asked] = /at floor (\d+)\..*at floor (\d+) or/s.exec(question) ?? [];
    let floor = Number(start);
    const trips = [...question.matchAll(/(up|down) (\d+)/g)].map(([, way, count]) => {
      const floors = wholeNumbers(1, Number(count)).map((step) => floor + (way === 'up' ? step : -step));
      floor = floors.at(-1) ?? floor;
      return floors;
    });
    const stops = trips.filter((floors) => floors.includes(Number(asked))).length;
    return (option) => Number(option) === stops;
  }),

  48: tries('arithmetic', 'every weight of the empty jar tried', ({ question }) => {
    const [full = 0, rest = 0] = numbersIn(question);
    const weights = solutions((empty) => (full - empty) / 2 + empty === rest, full);
    return (option) => weights.includes(Number(option));
  }),

  53: tries('logic', 'all orders of the keys tried', ({ question }) => {
    const [add = 0, subtract = 0, shown = 0, result = 0, start = 0] = numbersIn(question);
    const keys = permutations([
      (value: number) => value * 2,
      (value: number) => value + add,
      (value: number) => value - subtract,
    ]);
    const results = keys.flatMap(([k, l, m]) =>
      k && l && m && l(k(shown)) === result ? k(l(m(start))) : [],
    );
    return (option) => results.includes(Number(option));
  }),

  54: tries('clock', 'minute by minute', ({ question }) => {
    const [start = 0, shown = 0] = timesIn(question);
    const [minutes = 0, moves = 0] = numbersIn(question);
    const passed = minutesUntil((minute) => minute * moves === (shown - start) * minutes);
    return (option) => option === timeOfDay(start + passed);
  }),

  61: series(),

  62: tries('arithmetic', 'every possible draw of each size', ({ question }) => {
    const [red = 0, blue = 0, yellow = 0, ofEach = 0] = numbersIn(question);
    const draws = tuples(...[red, blue, yellow].map((count) => wholeNumbers(0, count)));
    const isCertain = (size: number) =>
      draws
        .filter((draw) => draw.reduce((sum, count) => sum + count, 0) === size)
        .every((draw) => draw.every((count) => count >= ofEach));
    const least = wholeNumbers(0, red + blue + yellow).find(isCertain);
    return (option) => Number(option) === least;
  }),

  67: series(),

  73: {
    method: 'minute by minute',
    solve(question) {
      mustSay(question, ['empty on the first day at 8:00', 'from 8:00 to 18:00']);
      const [start = 0, on = 0, off = 0] = timesIn(question.question);
      const [, rise = 0, sink = 0, target = 0] =
        /by (\d+) cm an hour.* by (\d+) cm an hour.*water is (\d+) cm high/
          .exec(question.question)
          ?.map(Number) ?? [];
      // in sixtieths of a centimeter, so that every minute changes it by a whole number
      let height = 0;
      const passed = minutesUntil((minute) => {
        if (height >= target * 60) return true;
        const time = (start + minute) % (24 * 60);
        height += time >= on && time < off ? rise : -sink;
        return false;
      });
      return {
        fitting: optionsThatSay(question, `${Math.floor(passed / 60)} h ${passed % 60} min`),
        rules: ['up by day, down by night'],
      };
    },
  },

  79: {
    method: 'enumeration',
    solve(question) {
      mustSay(question, [
        'all different',
        'one flag alone, or two or three flags',
        'the order from top to bottom counts',
      ]);
      const [count = 0] = numbersIn(question.question);
      const flags = Array.from({ length: count }, (_, i) => i);
      const signals = [1, 2, 3].flatMap((height) =>
        tuples(...new Array<number[]>(height).fill(flags)).filter(
          (signal) => new Set(signal).size === height,
        ),
      );
      return { fitting: optionsWith(question.options, signals.length), rules: ['orders of 1, 2 or 3 flags'] };
    },
  },

  82: series(),

  86: {
    method: 'probability',
    solve(question) {
      mustSay(question, [
        'You choose one of the bags at random',
        'It is red. You keep it',
        'from the same bag',
      ]);
      const [red1 = 0, blue1 = 0, red2 = 0, blue2 = 0] = numbersIn(question.question);
      const bag = (red: number, blue: number) => 'r'.repeat(red) + 'b'.repeat(blue);
      const bags = [bag(red1, blue1), bag(red2, blue2)];
      if (bags[0]?.length !== bags[1]?.length)
        throw new Error('Only draws from equal bags are equally likely.');
      const draws = bags.flatMap((balls) =>
        [...balls].flatMap((first, i) =>
          [...balls].flatMap((second, j) => (i === j ? [] : [{ first, second }])),
        ),
      );
      const firstIsRed = draws.filter(({ first }) => first === 'r');
      return {
        fitting: optionsWith(
          question.options,
          share(firstIsRed, ({ second }) => second === 'r'),
        ),
        rules: ['share of the draws that begin with red'],
      };
    },
  },

  93: {
    method: 'calendar',
    solve(question) {
      mustSay(question, ['53 Fridays and 53 Saturdays', 'March 1 of that year']);
      const years = kindsOfYears().filter((year) =>
        ['Friday', 'Saturday'].every(
          (name) =>
            monthsOf(year)
              .flat()
              .filter(({ weekday }) => weekdays[weekday] === name).length === 53,
        ),
      );
      const days = years.map((year) => weekdays[monthsOf(year)[2]?.[0]?.weekday ?? -1] ?? '');
      return { fitting: optionsThatSay(question, ...days), rules: [`${years.length} kind of year`] };
    },
  },
};
