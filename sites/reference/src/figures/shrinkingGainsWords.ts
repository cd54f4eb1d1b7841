import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the gains that shrink. */
export const shrinkingGainsWords = defineWords({
  en: {
    both: 'Both',
    first: 'First result',
    stricter: 'Stricter look',
    show: 'Show',
    axis: 'IQ points',
    /** `written` is the count in the language's digits. */
    points_one: '{{written}} point',
    points_other: '{{written}} points',
    about: 'about {{value}}',
    interval: 'interval {{low}}\u00a0to\u00a0{{high}}',
    source: 'source\u00a0{{number}}',
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
    points_one: '{{written}} Punkt',
    points_other: '{{written}} Punkte',
    about: 'etwa {{value}}',
    interval: 'Intervall {{low}}\u00a0bis\u00a0{{high}}',
    source: 'Quelle\u00a0{{number}}',
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
});
