import { numbersIn, optionsWith, share, tuples } from '../../verify/arithmetic.ts';
import { kindsOfYears, minutesUntil, monthsOf, timesIn, weekdays } from '../../verify/calendar.ts';
import type { Proofs } from '../../verify/proof.ts';
import { series } from '../../verify/series.ts';
import { mustSay, optionsThatSay } from '../../verify/told.ts';

/** Proofs of the questions on numbers, amounts and days. */
export const numberProofs: Proofs = {
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
