import type { QuestionFlag } from '@quotient/contract/admin';
import type { createFormat } from '../format.ts';
import type { Words } from '../words.tsx';

type Code = QuestionFlag['code'];
/** A flag with its values. */
type Flag<C extends Code> = Extract<QuestionFlag, { code: C }>;
type Format = ReturnType<typeof createFormat>;

/** What a flag says: in two or three words, and in full with the values that led to it. */
type FlagWords = {
  readonly [C in Code]: { short: string; full: (flag: Flag<C>, format: Format) => string };
};

const two = (value: number, format: Format) => format.number(value, 2);
const one = (value: number, format: Format) => format.number(value, 1);

/** The words of the flags. */
export const flagWords: Words<FlagWords> = {
  en: {
    'negative-discrimination': {
      short: 'Right for the weak',
      full: ({ discrimination }, format) =>
        `Who has it right is worse at the other questions (${two(discrimination, format)}). Look for a wrong key or for a second right option.`,
    },
    'low-discrimination': {
      short: 'Tells little apart',
      full: ({ discrimination, limit }, format) =>
        `Having it right says little about the other questions: ${two(discrimination, format)}, below ${two(limit, format)}.`,
    },
    'wrong-option-preferred': {
      short: 'Wrong option preferred',
      full: ({ share, keyShare }, format) =>
        `In the upper third, a wrong option is chosen more often (${format.percent(share)}) than the right one (${format.percent(keyShare)}). Look for a wrong key or for a second right option.`,
    },
    'too-easy': {
      short: 'Too easy',
      full: ({ share, limit }, format) =>
        `${format.percent(share)} have it right, more than ${format.percent(limit)}: it can hardly tell anybody apart.`,
    },
    'too-hard': {
      short: 'Too hard',
      full: ({ share, limit, chance }, format) =>
        `${format.percent(share)} have it right, less than ${format.percent(limit)}; guessing gives ${format.percent(chance)}.`,
    },
    'often-omitted': {
      short: 'Often left out',
      full: ({ share, limit }, format) =>
        `${format.percent(share)} saw it and left it unanswered, more than ${format.percent(limit)}.`,
    },
    'often-not-reached': {
      short: 'Often not reached',
      full: ({ share, limit }, format) =>
        `${format.percent(share)} never saw it, more than ${format.percent(limit)}: the time is short.`,
    },
    'long-time': {
      short: 'Takes long',
      full: ({ medianSeconds, limitSeconds }, format) =>
        `Half of the tests spend more than ${one(medianSeconds, format)} s on it; the limit is ${one(limitSeconds, format)} s.`,
    },
    'short-time': {
      short: 'Answered at once',
      full: ({ medianSeconds, limitSeconds }, format) =>
        `Half of the tests spend less than ${one(medianSeconds, format)} s on it; below ${one(limitSeconds, format)} s it is hardly read.`,
    },
    'unused-option': {
      short: 'Unused option',
      full: ({ options }) =>
        options === 1
          ? 'Nobody chooses one of the wrong options: it could as well be missing.'
          : `Nobody chooses ${options} of the wrong options: they could as well be missing.`,
    },
  },
  de: {
    'negative-discrimination': {
      short: 'Eher von Schwachen gelöst',
      full: ({ discrimination }, format) =>
        `Wer sie richtig hat, ist bei den anderen Fragen schlechter (${two(discrimination, format)}). Prüfen Sie, ob der Schlüssel falsch ist oder eine zweite Option stimmt.`,
    },
    'low-discrimination': {
      short: 'Trennt wenig',
      full: ({ discrimination, limit }, format) =>
        `Sie richtig zu haben, sagt wenig über die anderen Fragen: ${two(discrimination, format)}, unter ${two(limit, format)}.`,
    },
    'wrong-option-preferred': {
      short: 'Falsche Option bevorzugt',
      full: ({ share, keyShare }, format) =>
        `Im oberen Drittel wird eine falsche Option öfter gewählt (${format.percent(share)}) als die richtige (${format.percent(keyShare)}). Prüfen Sie, ob der Schlüssel falsch ist oder eine zweite Option stimmt.`,
    },
    'too-easy': {
      short: 'Zu leicht',
      full: ({ share, limit }, format) =>
        `${format.percent(share)} haben sie richtig, mehr als ${format.percent(limit)}: Sie kann kaum jemanden unterscheiden.`,
    },
    'too-hard': {
      short: 'Zu schwer',
      full: ({ share, limit, chance }, format) =>
        `${format.percent(share)} haben sie richtig, weniger als ${format.percent(limit)}; Raten ergibt ${format.percent(chance)}.`,
    },
    'often-omitted': {
      short: 'Oft ausgelassen',
      full: ({ share, limit }, format) =>
        `${format.percent(share)} haben sie gesehen und nicht beantwortet, mehr als ${format.percent(limit)}.`,
    },
    'often-not-reached': {
      short: 'Oft nicht erreicht',
      full: ({ share, limit }, format) =>
        `${format.percent(share)} haben sie nie gesehen, mehr als ${format.percent(limit)}: Die Zeit ist knapp.`,
    },
    'long-time': {
      short: 'Dauert lange',
      full: ({ medianSeconds, limitSeconds }, format) =>
        `Die Hälfte der Tests braucht mehr als ${one(medianSeconds, format)} s dafür; die Grenze ist ${one(limitSeconds, format)} s.`,
    },
    'short-time': {
      short: 'Sofort beantwortet',
      full: ({ medianSeconds, limitSeconds }, format) =>
        `Die Hälfte der Tests braucht weniger als ${one(medianSeconds, format)} s dafür; unter ${one(limitSeconds, format)} s wird sie kaum gelesen.`,
    },
    'unused-option': {
      short: 'Ungenutzte Option',
      full: ({ options }) =>
        options === 1
          ? 'Niemand wählt eine der falschen Optionen: Sie könnte ebenso gut fehlen.'
          : `Niemand wählt ${options} der falschen Optionen: Sie könnten ebenso gut fehlen.`,
    },
  },
};

/** What a flag says in full. */
export function sayFlag<C extends Code>(
  flag: Flag<C> & { code: C },
  words: FlagWords,
  format: Format,
): string {
  return words[flag.code].full(flag, format);
}
