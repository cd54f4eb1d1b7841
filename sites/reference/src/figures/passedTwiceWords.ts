import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the line that is passed twice. */
export const passedTwiceWords = defineWords({
  en: {
    cutoff: 'Cut-off',
    /** Beside each cut-off; `{{first}}` is a fact. */
    reached: '{{first}} of 1,000',
    reliability: 'Reliability',
    marks: {
      retest: 'same test, three years later, one study',
      manuals:
        'total scores of long individual tests, as their manuals report (WISC-\u2060V 0.96, WAIS-\u2060IV 0.98)',
    },
    /** `{{names}}` in these are those of the facts. */
    share: '{{share}}%',
    sentence:
      'of the children who reach {{cutoff}} in the first test reach it again in the second. Of 1,000 children, that is {{both}} of {{first}}; the other {{once}} do not.',
    bothTimes: 'both times',
    firstOnly: 'first time only',
    rounded: 'Each dot is one child out of 1,000 who reaches the line in the first test; rounded.',
    table: {
      caption: 'Of 1,000 children',
      group: 'Cut-off {{cutoff}}',
      columns: ['Relia\u00adbility', 'First test', 'Both times', 'First only', 'Share again'],
    },
  },
  de: {
    cutoff: 'Grenze',
    reached: '{{first}} von 1.000',
    reliability: 'Zuverlässigkeit',
    marks: {
      retest: 'derselbe Test, drei Jahre später, eine Studie',
      manuals:
        'Gesamtwerte langer Einzeltests laut ihren Handbüchern (WISC-\u2060V 0,96, WAIS-\u2060IV 0,98, amerikanische Ausgaben)',
    },
    share: '{{share}} %',
    sentence:
      'der Kinder, die im ersten Test auf {{cutoff}} kommen, kommen im zweiten wieder darauf. Von 1.000 Kindern sind das {{both}} von {{first}}; die anderen {{once}} nicht.',
    bothTimes: 'beide Male',
    firstOnly: 'nur beim ersten Mal',
    rounded: 'Jeder Punkt steht für ein Kind von 1.000, das im ersten Test die Grenze erreicht; gerundet.',
    table: {
      caption: 'Von 1.000 Kindern',
      group: 'Grenze {{cutoff}}',
      columns: [
        'Zuver\u00adlässig\u00adkeit',
        'Erster Test',
        'Beide Male',
        'Nur erstes Mal',
        'Wieder erreicht',
      ],
    },
  },
});
