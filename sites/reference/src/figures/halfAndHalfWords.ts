import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the two halves. `{{names}}` are those of its facts. */
export const halfAndHalfWords = defineWords({
  en: {
    count: '{{count}} of 100',
    /** Follows the count. */
    meaning: 'people in the upper half of the measure are in the upper half of the outcome, too.',
    toss: 'a coin toss: 50',
    correlation: 'Correlation',
    found: 'What studies found',
    studies: {
      selfRatedGrades: 'self-rated EQ and academic performance',
      mixedGrades: 'mixed EQ and academic performance',
      abilityWork: 'emotional ability and job performance',
      abilityGrades: 'emotional ability and academic performance',
      mixedWork: 'mixed EQ and job performance',
      intelligenceWork: 'intelligence and job performance (2022)',
      intelligenceWorkOlder: 'intelligence and job performance (1998)',
      intelligenceGrades: 'intelligence and school grades',
    },
    and: 'and',
    source: '{{authors}} {{year}}',
    sourceWithOthers: '{{authors}} et al. {{year}}',
    none: 'no connection',
    perfect: 'perfect connection',
    calculated: 'calculated',
    columns: ['Correlation', 'Of 100', 'Between'],
  },
  de: {
    count: '{{count}} von 100',
    meaning: 'Menschen aus der oberen Hälfte des Verfahrens gehören auch beim Ergebnis zur oberen Hälfte.',
    toss: 'ein Münzwurf: 50',
    correlation: 'Korrelation',
    found: 'Was Studien fanden',
    studies: {
      selfRatedGrades: 'selbst eingeschätzter EQ und Leistung in Schule und Studium',
      mixedGrades: 'gemischter EQ und Leistung in Schule und Studium',
      abilityWork: 'emotionale Fähigkeit und Leistung im Beruf',
      abilityGrades: 'emotionale Fähigkeit und Leistung in Schule und Studium',
      mixedWork: 'gemischter EQ und Leistung im Beruf',
      intelligenceWork: 'Intelligenz und Leistung im Beruf (2022)',
      intelligenceWorkOlder: 'Intelligenz und Leistung im Beruf (1998)',
      intelligenceGrades: 'Intelligenz und Schulnoten',
    },
    and: 'und',
    source: '{{authors}} {{year}}',
    sourceWithOthers: '{{authors}} u.\u00a0a. {{year}}',
    none: 'kein Zusammenhang',
    perfect: 'vollkommener Zusammenhang',
    calculated: 'berechnet',
    columns: ['Korrelation', 'Von 100', 'Zwischen'],
  },
});
