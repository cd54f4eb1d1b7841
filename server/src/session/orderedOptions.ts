const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 } as const;
const units = Object.entries({ ...SECONDS, sec: 1, s: 1, min: 60, h: 3600 });
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Number that an option means, and its unit: only values of one unit can be compared. */
interface Amount {
  frame: string;
  value: number;
}

const signless = (text: string) =>
  text
    .normalize('NFKC') // digits of other scripts stay; full-width ones and special spaces don't
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '') // characters that change the direction of a line
    .replace(/[\u2212\u2013](?=\d)/g, '-')
    .trim()
    .toLowerCase();

/** Reads `1 hour 20 minutes`, `45 min`; `undefined` if a word isn't a unit of time. */
function durationOf(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]+)/g)];
  const rest = text.replace(/\d+(?:[.,]\d+)?\s*[a-z]+/g, '').replace(/\band\b|[\s,]/g, '');
  if (parts.length === 0 || rest !== '') return undefined;
  let total = 0;
  for (const [, amount = '', word = ''] of parts) {
    const unit = units.find(([name]) => word === name || word === `${name}s`);
    if (!unit) return undefined;
    total += Number(amount.replace(',', '.')) * unit[1];
  }
  return total;
}

/** Reads one option; `undefined` if it isn't a number, amount, time or weekday. */
function amountOf(option: string): Amount | undefined {
  const text = signless(option);
  const weekday = weekdays.findIndex((day) => day === text || day.slice(0, 3) === text.replace('.', ''));
  if (weekday >= 0) return { frame: 'weekday', value: weekday };
  const clock = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (clock) return { frame: 'clock', value: Number(clock[1]) * 60 + Number(clock[2]) };
  const duration = durationOf(text);
  if (duration !== undefined) return { frame: 'duration', value: duration };
  const fraction = /^(\d+)\s*[/\u2044]\s*(\d+)$/.exec(text);
  if (fraction) return { frame: '', value: Number(fraction[1]) / Number(fraction[2]) };
  const number = /^([^\d-]*)(-?\d+(?:[.,]\d+)?)([^\d]*)$/.exec(text);
  if (!number) return undefined;
  const [, before = '', digits = '', after = ''] = number;
  // a currency sign may be on either side, and one apple has the same unit as two apples
  const frame = `${before} ${after}`.replace(/\s+/g, ' ').trim().replace(/s$/, '');
  return { frame, value: Number(digits.replace(',', '.')) };
}

/**
 * Returns true if options are numbers, amounts, times or weekdays in rising order, as `1950 $`, `4,5`, `14:20` or
 * `Mon`: readers look for a value by its place, so they aren't shuffled. Takes the English options, so that a
 * question is the same in every language.
 */
export function areOrdered(options: readonly string[]): boolean {
  const amounts = options.map(amountOf);
  return amounts.every((amount, i) => {
    const before = amounts[i - 1];
    if (!amount || i === 0) return amount !== undefined;
    return before !== undefined && before.frame === amount.frame && before.value < amount.value;
  });
}
