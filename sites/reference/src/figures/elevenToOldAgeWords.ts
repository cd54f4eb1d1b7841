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
  fr: {
    early: 'QI à 11\u00a0ans',
    age: 'Âge ultérieur',
    later: 'QI à {{age}}\u00a0ans, par rapport aux gens du même âge',
    unchanged: 'sans changement',
    expected: '{{expected}} attendu à {{age}}\u00a0ans',
    sentence:
      'Parmi les personnes qui, à 11\u00a0ans, avaient un score de {{early}}, quatre sur cinq se situeraient entre {{low}} et {{high}} à {{age}}\u00a0ans.',
  },
  es: {
    early: 'CI a los 11 años',
    age: 'Edad posterior',
    later: 'CI a los {{age}}, comparado con otras personas de esa edad',
    unchanged: 'sin cambio',
    expected: '{{expected}}, lo esperado a los {{age}}',
    sentence:
      'De las personas que sacaron {{early}} a los 11 años, cuatro de cada cinco estarían entre {{low}} y {{high}} a los {{age}}.',
  },
  ar: {
    early: 'الدرجة في سن 11',
    age: 'العمر اللاحق',
    later: 'الدرجة في سن {{age}}، مقارنةً بأقران العمر',
    unchanged: 'بلا تغيّر',
    expected: '{{expected}} متوقعة في سن {{age}}',
    sentence:
      'من كل خمسة كانت درجتهم {{early}} في سن 11، تقع درجات أربعة بين {{low}} و{{high}} في سن {{age}}.',
  },
});
