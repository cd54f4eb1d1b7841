import type { QuestionFlag } from '@quotient/contract/admin';
import { defineWords, type Spoken } from '../../words/defineWords.ts';
import type { createFormat } from '../format.ts';

/** The words of the flags: each in two or three words, and in full with the values that led to it. */
export const flagWords = defineWords({
  en: {
    'negative-discrimination': {
      short: 'Right for the weak',
      full: 'Who has it right is worse at the other questions ({{discrimination}}). Look for a wrong key or for a second right option.',
    },
    'low-discrimination': {
      short: 'Tells little apart',
      full: 'Having it right says little about the other questions: {{discrimination}}, below {{limit}}.',
    },
    'wrong-option-preferred': {
      short: 'Wrong option preferred',
      full: 'In the upper third, a wrong option is chosen more often ({{share}}) than the right one ({{keyShare}}). Look for a wrong key or for a second right option.',
    },
    'too-easy': {
      short: 'Too easy',
      full: '{{share}} have it right, more than {{limit}}: it can hardly tell anybody apart.',
    },
    'too-hard': {
      short: 'Too hard',
      full: '{{share}} have it right, less than {{limit}}; guessing gives {{chance}}.',
    },
    'often-omitted': {
      short: 'Often left out',
      full: '{{share}} saw it and left it unanswered, more than {{limit}}.',
    },
    'often-not-reached': {
      short: 'Often not reached',
      full: '{{share}} never saw it, more than {{limit}}: the time is short.',
    },
    'long-time': {
      short: 'Takes long',
      full: 'Half of the tests spend more than {{medianSeconds}} s on it; the limit is {{limitSeconds}} s.',
    },
    'short-time': {
      short: 'Answered at once',
      full: 'Half of the tests spend less than {{medianSeconds}} s on it; below {{limitSeconds}} s it is hardly read.',
    },
    'unused-option': {
      short: 'Unused option',
      full_one: 'Nobody chooses one of the wrong options: it could as well be missing.',
      full_other: 'Nobody chooses {{count}} of the wrong options: they could as well be missing.',
    },
  },
  de: {
    'negative-discrimination': {
      short: 'Eher von Schwachen gelöst',
      full: 'Wer sie richtig hat, ist bei den anderen Fragen schlechter ({{discrimination}}). Prüfen Sie, ob der Schlüssel falsch ist oder eine zweite Option stimmt.',
    },
    'low-discrimination': {
      short: 'Trennt wenig',
      full: 'Sie richtig zu haben, sagt wenig über die anderen Fragen: {{discrimination}}, unter {{limit}}.',
    },
    'wrong-option-preferred': {
      short: 'Falsche Option bevorzugt',
      full: 'Im oberen Drittel wird eine falsche Option öfter gewählt ({{share}}) als die richtige ({{keyShare}}). Prüfen Sie, ob der Schlüssel falsch ist oder eine zweite Option stimmt.',
    },
    'too-easy': {
      short: 'Zu leicht',
      full: '{{share}} haben sie richtig, mehr als {{limit}}: Sie kann kaum jemanden unterscheiden.',
    },
    'too-hard': {
      short: 'Zu schwer',
      full: '{{share}} haben sie richtig, weniger als {{limit}}; Raten ergibt {{chance}}.',
    },
    'often-omitted': {
      short: 'Oft ausgelassen',
      full: '{{share}} haben sie gesehen und nicht beantwortet, mehr als {{limit}}.',
    },
    'often-not-reached': {
      short: 'Oft nicht erreicht',
      full: '{{share}} haben sie nie gesehen, mehr als {{limit}}: Die Zeit ist knapp.',
    },
    'long-time': {
      short: 'Dauert lange',
      full: 'Die Hälfte der Tests braucht mehr als {{medianSeconds}} s dafür; die Grenze ist {{limitSeconds}} s.',
    },
    'short-time': {
      short: 'Sofort beantwortet',
      full: 'Die Hälfte der Tests braucht weniger als {{medianSeconds}} s dafür; unter {{limitSeconds}} s wird sie kaum gelesen.',
    },
    'unused-option': {
      short: 'Ungenutzte Option',
      full_one: 'Niemand wählt eine der falschen Optionen: Sie könnte ebenso gut fehlen.',
      full_other: 'Niemand wählt {{count}} der falschen Optionen: Sie könnten ebenso gut fehlen.',
    },
  },
});

/** Says in full what a flag means. */
export function sayFlag(
  flag: QuestionFlag,
  words: Spoken<(typeof flagWords)['en']>,
  { number, percent }: ReturnType<typeof createFormat>,
): string {
  switch (flag.code) {
    case 'negative-discrimination':
      return words[flag.code].full({ discrimination: number(flag.discrimination, 2) });
    case 'low-discrimination':
      return words[flag.code].full({
        discrimination: number(flag.discrimination, 2),
        limit: number(flag.limit, 2),
      });
    case 'wrong-option-preferred':
      return words[flag.code].full({ share: percent(flag.share), keyShare: percent(flag.keyShare) });
    case 'too-hard':
      return words[flag.code].full({
        share: percent(flag.share),
        limit: percent(flag.limit),
        chance: percent(flag.chance),
      });
    case 'too-easy':
    case 'often-omitted':
    case 'often-not-reached':
      return words[flag.code].full({ share: percent(flag.share), limit: percent(flag.limit) });
    case 'long-time':
    case 'short-time':
      return words[flag.code].full({
        medianSeconds: number(flag.medianSeconds, 1),
        limitSeconds: number(flag.limitSeconds, 1),
      });
    case 'unused-option':
      return words[flag.code].full({ count: flag.options });
  }
}
