import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the score at 11 and in old age. `{{names}}` are those of its facts. */
export const elevenToOldAgeWords = defineWords({
  en: {
    early: 'IQ at 11',
    age: 'Later age',
    later: 'IQ at {{age}}, compared with others of that age',
    unchanged: 'no change',
    expected: '{{expected}} expected at {{age}}',
    sentence:
      'Of people who scored {{early}} at 11, four out of five would lie between {{low}} and {{high}} at {{age}}.',
  },
  de: {
    early: 'IQ mit 11',
    age: 'Späteres Alter',
    later: 'IQ mit {{age}}, verglichen mit Gleichaltrigen',
    unchanged: 'unverändert',
    expected: '{{expected}} zu erwarten mit {{age}}',
    sentence:
      'Von Menschen, die mit 11 einen Wert von {{early}} hatten, lägen vier von fünf mit {{age}} zwischen {{low}} und {{high}}.',
  },
});
