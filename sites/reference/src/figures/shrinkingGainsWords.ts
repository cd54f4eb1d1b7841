import type { FigureProps } from './FigureFrame.tsx';
import type { Claim } from './shrinkingGains.ts';

interface ClaimWords {
  name: string;
  /** The name in a sentence with the others. */
  short: string;
  measured?: string;
  /** One for each estimate. */
  estimates: readonly string[];
  note?: string;
}

interface ShrinkingGainsWords {
  both: string;
  first: string;
  stricter: string;
  show: string;
  axis: string;
  /** `written` is the value in the language's digits. @default the bare number */
  points: (value: number, written?: string) => string;
  about: (value: string) => string;
  interval: (low: string, high: string) => string;
  source: (number: number) => string;
  claims: Record<Claim, ClaimWords>;
}

/** What stands in the figure of the gains that shrink. */
export const shrinkingGainsWords: Record<FigureProps['locale'], ShrinkingGainsWords> = {
  en: {
    both: 'Both',
    first: 'First result',
    stricter: 'Stricter look',
    show: 'Show',
    axis: 'IQ points',
    points: (value, written = `${value}`) => `${written} ${value === 1 ? 'point' : 'points'}`,
    about: (value) => `about ${value}`,
    interval: (low, high) => `interval ${low}\u00a0to\u00a0${high}`,
    source: (number) => `source\u00a0${number}`,
    claims: {
      memory: {
        name: 'Working memory training (n-back)',
        short: 'working memory training',
        measured: 'Tests of fluid reasoning',
        estimates: ['First estimate', 'Re-analysis'],
        note: 'The second is no longer significant without studies that lack an active control group.',
      },
      exercise: {
        name: 'Regular exercise',
        short: 'exercise',
        measured: 'All kinds of cognitive tests, healthy people',
        estimates: [
          'First estimate',
          'With active controls and equal starting levels',
          'After correcting for publication bias',
        ],
      },
      money: {
        name: 'Money for a good result',
        short: 'money',
        estimates: ['First estimate', 'Three later experiments, 1,201 adults'],
      },
      education: {
        name: 'One year of higher education',
        short: 'a year of higher education',
        estimates: ['First estimate', 'After allowing for measurement error, in one large data set'],
      },
    },
  },
  de: {
    both: 'Beides',
    first: 'Erstes Ergebnis',
    stricter: 'Strengere Prüfung',
    show: 'Nur anzeigen',
    axis: 'IQ-Punkte',
    points: (value, written = `${value}`) => `${written} ${value === 1 ? 'Punkt' : 'Punkte'}`,
    about: (value) => `etwa ${value}`,
    interval: (low, high) => `Intervall ${low}\u00a0bis\u00a0${high}`,
    source: (number) => `Quelle\u00a0${number}`,
    claims: {
      memory: {
        name: 'Training des Arbeitsgedächtnisses (n-back)',
        short: 'Training des Arbeitsgedächtnisses',
        measured: 'Tests des Schlussfolgerns',
        estimates: ['Erste Schätzung', 'Neuauswertung'],
        note: 'Die zweite ist nicht mehr signifikant ohne Studien, denen eine aktive Kontrollgruppe fehlt.',
      },
      exercise: {
        name: 'Regelmäßiger Sport',
        short: 'Sport',
        measured: 'Kognitive Tests aller Art, gesunde Menschen',
        estimates: [
          'Erste Schätzung',
          'Mit aktiven Kontrollgruppen und gleichem Ausgangsniveau',
          'Nach Korrektur für unveröffentlichte Ergebnisse',
        ],
      },
      money: {
        name: 'Geld für ein gutes Ergebnis',
        short: 'Geld',
        estimates: ['Erste Schätzung', 'Drei spätere Experimente, 1.201 Erwachsene'],
      },
      education: {
        name: 'Ein Jahr Hochschulbildung',
        short: 'ein Jahr Hochschulbildung',
        estimates: ['Erste Schätzung', 'Nach Berücksichtigung des Messfehlers, in einem großen Datensatz'],
      },
    },
  },
};
