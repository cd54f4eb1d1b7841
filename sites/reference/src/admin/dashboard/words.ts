import type { QuestionSetName } from '@quotient/contract/questionSets';
import type { Words } from '../words.tsx';
import type { PeriodName } from './period.ts';

interface DashboardWords {
  title: string;
  periods: Record<PeriodName, string>;
  period: string;
  filters: string;
  from: string;
  to: string;
  faults: Record<'missing' | 'order' | 'length', string>;
  partner: string;
  locale: string;
  set: string;
  all: string;
  /** Where a test was not started on a partner's page. */
  ownPages: string;
  /** Where the language is not known. */
  unknownLocale: string;
  sets: Record<QuestionSetName, string>;
  /** From a day to a day. */
  range: (from: string, to: string) => string;
  utc: string;
  compared: (range: string) => string;
  unfinished: string;
  live: (time: string) => string;
  lost: (time: string) => string;
  loading: string;
  counting: (done: string, of: string) => string;
  demo: string;
  demoNote: string;
  empty: { title: string; text: string; take: string; embed: string };
  nothing: { title: string; text: string; all: string; clear: string };
  figures: Record<'started' | 'completed' | 'paid' | 'revenue', string>;
  change: (share: string, before: string) => string;
  unchanged: (before: string) => string;
  fromNothing: string;
  ofStarted: (share: string) => string;
  ofCompleted: (share: string) => string;
  refunded: (amount: string) => string;
}

/** The words of the dashboard; its charts and tables have their own. */
export const dashboardWords: Words<DashboardWords> = {
  en: {
    title: 'Dashboard',
    periods: {
      today: 'Today',
      '7d': '7 days',
      '30d': '30 days',
      '90d': '90 days',
      month: 'This month',
      'last-month': 'Last month',
      year: 'This year',
      own: 'Own period',
    },
    period: 'Period',
    filters: 'Filters',
    from: 'From',
    to: 'To',
    faults: {
      missing: 'Enter both days.',
      order: 'The last day is before the first one.',
      length: 'A period has three years at most.',
    },
    partner: 'Partner',
    locale: 'Language',
    set: 'Question set',
    all: 'All',
    ownPages: 'This site',
    unknownLocale: 'Not known',
    sets: { main: 'Main', advanced: 'Advanced', visual: 'Visual', extended: 'Extended', fresh: 'Fresh' },
    range: (from, to) => (from === to ? from : `${from} – ${to}`),
    utc: 'days in UTC',
    compared: (range) => `compared with ${range}`,
    unfinished: 'today is not over yet',
    live: (time) => `Live, checked at ${time}`,
    lost: (time) => `No connection. Numbers as of ${time}; trying again.`,
    loading: 'Counting …',
    counting: (done, of) => `Tests of earlier days are still being counted: ${done} of ${of}.`,
    demo: 'Demo payments',
    demoNote: 'No money moves in this installation: amounts are those of the demo checkout.',
    empty: {
      title: 'No test yet',
      text: 'Numbers appear here as soon as somebody opens the test. Take one yourself, or add a partner and put the snippet on a page.',
      take: 'Take a test',
      embed: 'Add a partner',
    },
    nothing: {
      title: 'Nothing in this period',
      text: 'Nobody opened the test in these days, as far as the filters let through.',
      all: 'Show everything',
      clear: 'Clear the filters',
    },
    figures: {
      started: 'Tests started',
      completed: 'Tests completed',
      paid: 'Tests paid',
      revenue: 'Revenue',
    },
    change: (share, before) => `${share} from ${before}`,
    unchanged: (before) => `as before: ${before}`,
    fromNothing: 'none before',
    ofStarted: (share) => `${share} of started`,
    ofCompleted: (share) => `${share} of completed`,
    refunded: (amount) => `${amount} of it given back`,
  },
  de: {
    title: 'Übersicht',
    periods: {
      today: 'Heute',
      '7d': '7 Tage',
      '30d': '30 Tage',
      '90d': '90 Tage',
      month: 'Dieser Monat',
      'last-month': 'Letzter Monat',
      year: 'Dieses Jahr',
      own: 'Eigener Zeitraum',
    },
    period: 'Zeitraum',
    filters: 'Filter',
    from: 'Von',
    to: 'Bis',
    faults: {
      missing: 'Geben Sie beide Tage ein.',
      order: 'Der letzte Tag liegt vor dem ersten.',
      length: 'Ein Zeitraum umfasst höchstens drei Jahre.',
    },
    partner: 'Partner',
    locale: 'Sprache',
    set: 'Fragensatz',
    all: 'Alle',
    ownPages: 'Diese Website',
    unknownLocale: 'Unbekannt',
    sets: {
      main: 'Haupttest',
      advanced: 'Schwer',
      visual: 'Figuren',
      extended: 'Lang',
      fresh: 'Neu erzeugt',
    },
    range: (from, to) => (from === to ? from : `${from} – ${to}`),
    utc: 'Tage nach UTC',
    compared: (range) => `verglichen mit ${range}`,
    unfinished: 'der heutige Tag läuft noch',
    live: (time) => `Live, zuletzt geprüft um ${time}`,
    lost: (time) => `Keine Verbindung. Stand ${time}; es wird weiter versucht.`,
    loading: 'Wird gezählt …',
    counting: (done, of) => `Tests früherer Tage werden noch gezählt: ${done} von ${of}.`,
    demo: 'Demozahlungen',
    demoNote: 'In dieser Installation fließt kein Geld: Die Beträge stammen aus der Demokasse.',
    empty: {
      title: 'Noch kein Test',
      text: 'Hier erscheinen Zahlen, sobald jemand den Test öffnet. Machen Sie selbst einen, oder legen Sie einen Partner an und setzen Sie den Codeschnipsel auf eine Seite.',
      take: 'Test machen',
      embed: 'Partner anlegen',
    },
    nothing: {
      title: 'Nichts in diesem Zeitraum',
      text: 'An diesen Tagen hat niemand den Test geöffnet, soweit die Filter es zulassen.',
      all: 'Alles zeigen',
      clear: 'Filter aufheben',
    },
    figures: {
      started: 'Begonnene Tests',
      completed: 'Abgeschlossene Tests',
      paid: 'Bezahlte Tests',
      revenue: 'Einnahmen',
    },
    change: (share, before) => `${share} gegenüber ${before}`,
    unchanged: (before) => `wie zuvor: ${before}`,
    fromNothing: 'zuvor keine',
    ofStarted: (share) => `${share} der begonnenen`,
    ofCompleted: (share) => `${share} der abgeschlossenen`,
    refunded: (amount) => `davon ${amount} erstattet`,
  },
};
