import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the score and its margin. `{{names}}` are those of its facts. */
export const scoreAndMarginWords = defineWords({
  en: {
    score: 'Score',
    reliability: 'Reliability',
    /** Other tests of which it is known, by the place of their mark from low to high. */
    known: [
      { reliability: 0.9, name: 'WAIS-IV, lowest index score' },
      { reliability: 0.98, name: 'WAIS-IV, total score' },
    ],
    interval: '{{low}} to {{high}}',
    sentence:
      '95% interval around a score of {{score}} at a reliability of {{reliability}}: percentiles {{lowPercentile}} to {{highPercentile}}.',
  },
  de: {
    score: 'Wert',
    reliability: 'Reliabilität',
    known: [
      { reliability: 0.9, name: 'WAIS-IV, niedrigster Indexwert' },
      { reliability: 0.98, name: 'WAIS-IV, Gesamtwert' },
    ],
    interval: '{{low}} bis {{high}}',
    sentence:
      '95-%-Intervall um einen Wert von {{score}} bei einer Reliabilität von {{reliability}}: Prozentränge {{lowPercentile}} bis {{highPercentile}}.',
  },
});
