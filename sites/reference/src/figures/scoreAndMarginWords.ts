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
  fr: {
    score: 'Score',
    reliability: 'Fidélité',
    known: [
      { reliability: 0.9, name: 'WAIS-IV, indice le moins fidèle' },
      { reliability: 0.98, name: 'WAIS-IV, score total' },
    ],
    interval: 'de {{low}} à {{high}}',
    sentence:
      'Intervalle à 95\u00a0% autour d’un score de {{score}}, pour une fidélité de {{reliability}}\u00a0: rangs percentiles de {{lowPercentile}} à {{highPercentile}}.',
  },
  es: {
    score: 'Puntuación',
    reliability: 'Fiabilidad',
    known: [
      { reliability: 0.9, name: 'WAIS-IV, índice menos fiable' },
      { reliability: 0.98, name: 'WAIS-IV, puntuación total' },
    ],
    interval: 'de {{low}} a {{high}}',
    sentence:
      'Intervalo del 95\u00a0% en torno a una puntuación de {{score}} con una fiabilidad de {{reliability}}: del percentil {{lowPercentile}} al {{highPercentile}}.',
  },
  ar: {
    score: 'الدرجة',
    reliability: 'الثبات',
    known: [
      { reliability: 0.9, name: 'WAIS-IV، أدنى درجات المؤشرات' },
      { reliability: 0.98, name: 'WAIS-IV، الدرجة الكلية' },
    ],
    interval: 'من {{low}} إلى {{high}}',
    sentence:
      'مجال 95% حول الدرجة {{score}} عند ثبات قدره {{reliability}}: الرتب المئينية من \u200e{{lowPercentile}} إلى \u200e{{highPercentile}}.',
  },
});
