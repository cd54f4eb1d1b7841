import type { Words } from '../words.tsx';
import type { StepKey } from './numbers.ts';

interface PanelWords {
  series: {
    title: string;
    summary: (started: string, paid: string, busiest: string, most: string) => string;
    none: string;
    day: string;
    started: string;
    paid: string;
    rest: string;
  };
  funnel: {
    title: string;
    summary: (step: string, first: string, paid: string, share: string) => string;
    worst: (step: string, lost: string, share: string) => string;
    none: string;
    visitsNote: string;
    noVisits: string;
    step: string;
    count: string;
    ofFirst: string;
    ofBefore: string;
    lost: string;
    steps: Record<StepKey, string>;
    arrived: string;
    gone: string;
    ofFirstShort: (share: string) => string;
    ofBeforeShort: (share: string) => string;
  };
  questions: {
    open: string;
    title: (set: string) => string;
    summary: (last: string, viewed: string, started: string) => string;
    question: string;
    viewed: string;
    answered: string;
    rest: string;
    numbered: (number: number) => string;
  };
  scores: {
    title: string;
    summary: (counted: string, median: number, band: string, share: string) => string;
    tooFast: (count: string) => string;
    none: string;
    iq: string;
    count: string;
    share: string;
    band: string;
    bands: string;
    bandTitle: (low: number, high: number) => string;
    values: string;
  };
  money: {
    title: string;
    none: string;
    currency: string;
    payments: string;
    revenue: string;
    refunded: string;
    disputed: string;
    kept: string;
    note: (refunded: string, disputed: string) => string;
  };
  breakdown: {
    title: string;
    by: Record<'partner' | 'locale' | 'set', string>;
    visits: string;
    started: string;
    completed: string;
    paid: string;
    completedShare: string;
    paidShare: string;
    revenue: (currency: string) => string;
  };
}

/** The words of the dashboard's charts and tables. */
export const panelWords: Words<PanelWords> = {
  en: {
    series: {
      title: 'Tests by day',
      summary: (started, paid, busiest, most) =>
        `Started: ${started}, of them paid: ${paid}. The busiest day was ${busiest} with ${most}.`,
      none: 'No test was started.',
      day: 'Day',
      started: 'Started',
      paid: 'Paid',
      rest: 'Started, not paid',
    },
    funnel: {
      title: 'From visit to result',
      summary: (step, first, paid, share) => `${step}: ${first}, of them paid: ${paid} (${share}).`,
      worst: (step, lost, share) => `The largest loss is before “${step}”: ${lost} (${share}).`,
      none: 'Nobody has come by.',
      visitsNote:
        'A visit is one request for a page with the test, here or at a partner: a reload counts again, programs that say they are one do not. What becomes of a result is compared with the paid tests.',
      noVisits: 'Visits are not told apart by question set.',
      step: 'Step',
      count: 'Number',
      ofFirst: 'Of first',
      ofBefore: 'Of step before',
      lost: 'Lost',
      steps: {
        visits: 'Visits',
        started: 'Test started',
        answered: 'A question answered',
        completed: 'Completed',
        checkoutOpened: 'Checkout opened',
        paid: 'Paid',
        mailed: 'Result emailed',
        shared: 'Result shared',
        certified: 'Certificate made',
      },
      arrived: 'Came this far',
      gone: 'Came only to the step before',
      ofFirstShort: (share) => `${share} of first`,
      ofBeforeShort: (share) => `${share} of step before`,
    },
    questions: {
      open: 'Question by question',
      title: (set) => `Questions of “${set}”`,
      summary: (last, viewed, started) =>
        `Came to the last question, number ${last}: ${viewed} of ${started}.`,
      question: 'Question',
      viewed: 'Viewed',
      answered: 'Answered',
      rest: 'Viewed, not answered',
      numbered: (number) => `Question ${number}`,
    },
    scores: {
      title: 'Scores',
      summary: (counted, median, band, share) =>
        `Scores: ${counted}. The middle one is ${median}; most are in ${band} (${share}).`,
      tooFast: (count) => `Left out as too fast to have read the questions: ${count}.`,
      none: 'No test has a score yet.',
      iq: 'IQ',
      count: 'Tests',
      share: 'Share',
      band: 'Band',
      bands: 'Bands of the scoring table, with their share of all scores',
      bandTitle: (low, high) => `${low}–${high}`,
      values: 'Tests with this IQ',
    },
    money: {
      title: 'Money',
      none: 'No payment came in.',
      currency: 'Currency',
      payments: 'Payments',
      revenue: 'Came in',
      refunded: 'Given back',
      disputed: 'Disputed',
      kept: 'Stays',
      note: (refunded, disputed) =>
        `Tests with a refund: ${refunded}. Tests with an open dispute: ${disputed}.`,
    },
    breakdown: {
      title: 'Where tests come from',
      by: { partner: 'Partner', locale: 'Language', set: 'Question set' },
      visits: 'Visits',
      started: 'Started',
      completed: 'Completed',
      paid: 'Paid',
      completedShare: 'Completion',
      paidShare: 'Conversion',
      revenue: (currency) => `Revenue (${currency})`,
    },
  },
  de: {
    series: {
      title: 'Tests nach Tag',
      summary: (started, paid, busiest, most) =>
        `Begonnen: ${started}, davon bezahlt: ${paid}. Am meisten waren es am ${busiest}: ${most}.`,
      none: 'Es wurde kein Test begonnen.',
      day: 'Tag',
      started: 'Begonnen',
      paid: 'Bezahlt',
      rest: 'Begonnen, nicht bezahlt',
    },
    funnel: {
      title: 'Vom Besuch zum Ergebnis',
      summary: (step, first, paid, share) => `${step}: ${first}, davon bezahlt: ${paid} (${share}).`,
      worst: (step, lost, share) => `Am meisten geht vor „${step}“ verloren: ${lost} (${share}).`,
      none: 'Bisher kam niemand.',
      visitsNote:
        'Ein Besuch ist ein Abruf einer Seite mit dem Test, hier oder bei einem Partner: Neuladen zählt erneut, Programme, die sich als solche ausweisen, zählen nicht. Was mit Ergebnissen geschieht, wird mit den bezahlten Tests verglichen.',
      noVisits: 'Besuche werden nicht nach Fragensatz unterschieden.',
      step: 'Schritt',
      count: 'Anzahl',
      ofFirst: 'Vom ersten',
      ofBefore: 'Vom vorigen',
      lost: 'Verloren',
      steps: {
        visits: 'Besuche',
        started: 'Test begonnen',
        answered: 'Eine Frage beantwortet',
        completed: 'Abgeschlossen',
        checkoutOpened: 'Kasse geöffnet',
        paid: 'Bezahlt',
        mailed: 'Ergebnis gemailt',
        shared: 'Ergebnis geteilt',
        certified: 'Zertifikat erstellt',
      },
      arrived: 'So weit gekommen',
      gone: 'Nur bis zum vorigen Schritt',
      ofFirstShort: (share) => `${share} vom ersten`,
      ofBeforeShort: (share) => `${share} vom vorigen`,
    },
    questions: {
      open: 'Frage für Frage',
      title: (set) => `Fragen von „${set}“`,
      summary: (last, viewed, started) =>
        `Bis zur letzten Frage, Nummer ${last}, kamen ${viewed} von ${started}.`,
      question: 'Frage',
      viewed: 'Gesehen',
      answered: 'Beantwortet',
      rest: 'Gesehen, nicht beantwortet',
      numbered: (number) => `Frage ${number}`,
    },
    scores: {
      title: 'Ergebnisse',
      summary: (counted, median, band, share) =>
        `Ergebnisse: ${counted}. Das mittlere ist ${median}; die meisten liegen in ${band} (${share}).`,
      tooFast: (count) => `Nicht mitgezählt, weil zu schnell für das Lesen der Fragen: ${count}.`,
      none: 'Noch hat kein Test ein Ergebnis.',
      iq: 'IQ',
      count: 'Tests',
      share: 'Anteil',
      band: 'Bereich',
      bands: 'Bereiche der Bewertungstabelle mit ihrem Anteil an allen Ergebnissen',
      bandTitle: (low, high) => `${low}–${high}`,
      values: 'Tests mit diesem IQ',
    },
    money: {
      title: 'Geld',
      none: 'Es ging keine Zahlung ein.',
      currency: 'Währung',
      payments: 'Zahlungen',
      revenue: 'Eingegangen',
      refunded: 'Erstattet',
      disputed: 'Angefochten',
      kept: 'Bleibt',
      note: (refunded, disputed) =>
        `Tests mit Erstattung: ${refunded}. Tests mit offener Anfechtung: ${disputed}.`,
    },
    breakdown: {
      title: 'Woher Tests kommen',
      by: { partner: 'Partner', locale: 'Sprache', set: 'Fragensatz' },
      visits: 'Besuche',
      started: 'Begonnen',
      completed: 'Abgeschlossen',
      paid: 'Bezahlt',
      completedShare: 'Abschlussquote',
      paidShare: 'Zahlquote',
      revenue: (currency) => `Einnahmen (${currency})`,
    },
  },
};
