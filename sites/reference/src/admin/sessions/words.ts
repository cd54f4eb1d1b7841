import type { SessionState, SessionSummary } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';

interface SessionsWords {
  title: string;
  intro: string;
  find: string;
  findHint: string;
  findButton: string;
  findForm: string;
  findAddress: string;
  notFound: string;
  inBooks: (payment: string, day: string) => string;
  from: string;
  to: string;
  state: string;
  set: string;
  locale: string;
  partner: string;
  ownPages: string;
  tooFast: string;
  any: string;
  onlyThese: string;
  clear: string;
  utc: string;
  states: Record<SessionState, string>;
  payments: Record<SessionSummary['payment'], string>;
  started: string;
  test: string;
  progress: string;
  score: string;
  payment: string;
  also: string;
  running: string;
  finished: string;
  timeUp: string;
  repeat: string;
  duplicate: string;
  mailed: string;
  shared: string;
  certificate: string;
  answered: (count: number, total: number) => string;
  none: { title: string; text: string };
  older: string;
  all: (count: number, told: string) => string;
  shown: (count: string) => string;
  shownOf: (count: string, total: string) => string;
  exportCsv: string;
  exporting: (count: string) => string;
  exported: (count: string) => string;
  searchedTo: (day: string) => string;
}

/** The words of the list of tests. */
export const sessionsWords: Words<SessionsWords> = {
  en: {
    title: 'Tests and payments',
    intro: 'Every test that is kept, newest first.',
    find: 'Find by number',
    findHint: 'a test, a checkout (cs_…), a shared result, a certificate or an email; a link will do',
    findButton: 'Find',
    findForm: 'This is no number of a test, checkout, shared result, certificate or email.',
    findAddress:
      'No address is kept, so nothing can be found by one. Ask the visitor for the number of the test, or look the payment up at the provider.',
    notFound:
      'Nothing has this number. A test may have been erased, and the note of an email goes after some weeks.',
    inBooks: (payment, day) =>
      `The test of this payment is erased. The books have: ${payment}, checkout of ${day}.`,
    from: 'Started from',
    to: 'Started to',
    state: 'State',
    set: 'Question set',
    locale: 'Language',
    partner: 'Partner',
    ownPages: 'This site',
    tooFast: 'Answered too fast',
    any: 'any',
    onlyThese: 'only these',
    clear: 'Show all',
    utc: 'Days are days of UTC.',
    states: {
      unfinished: 'not finished',
      finished: 'finished',
      pending: 'checkout open',
      processing: 'with the bank',
      paid: 'paid',
      failed: 'payment failed',
      refunded: 'given back',
      disputed: 'disputed',
      duplicate: 'paid twice',
    },
    payments: {
      unpaid: 'not paid',
      pending: 'checkout open',
      processing: 'with the bank',
      paid: 'paid',
      failed: 'payment failed',
      refunded: 'given back',
      disputed: 'disputed',
    },
    started: 'Started',
    test: 'Test',
    progress: 'Progress',
    score: 'IQ',
    payment: 'Payment',
    also: 'Also',
    running: 'not finished',
    finished: 'finished',
    timeUp: 'time ran out',
    repeat: 'repeated on its device',
    duplicate: 'paid twice',
    mailed: 'mailed',
    shared: 'shared',
    certificate: 'certificate',
    answered: (count, total) => `${count} of ${total} answered`,
    none: { title: 'No test', text: 'No test that is kept fits what is looked for.' },
    older: 'Older tests',
    all: (count, told) => (count === 1 ? '1 test' : `${told} tests`),
    shown: (count) => `The newest ${count} tests are shown; there are more.`,
    shownOf: (count, total) => `${total} tests; the newest ${count} are shown.`,
    exportCsv: 'Export as CSV',
    exporting: (count) => `${count} tests so far …`,
    exported: (count) => `${count} tests are in the file.`,
    searchedTo: (day) => `Looked through back to ${day}.`,
  },
  de: {
    title: 'Tests und Zahlungen',
    intro: 'Alle gespeicherten Tests, die neuesten zuerst.',
    find: 'Nach Nummer suchen',
    findHint:
      'ein Test, ein Bezahlvorgang (cs_…), ein geteiltes Ergebnis, ein Zertifikat oder eine E-Mail; ein Link genügt',
    findButton: 'Suchen',
    findForm:
      'Das ist keine Nummer eines Tests, Bezahlvorgangs, geteilten Ergebnisses, Zertifikats oder einer E-Mail.',
    findAddress:
      'Es wird keine Adresse gespeichert, also lässt sich auch nach keiner suchen. Fragen Sie nach der Nummer des Tests, oder suchen Sie die Zahlung beim Zahlungsanbieter.',
    notFound:
      'Nichts hat diese Nummer. Ein Test kann gelöscht sein, und der Vermerk einer E-Mail vergeht nach einigen Wochen.',
    inBooks: (payment, day) =>
      `Der Test zu dieser Zahlung ist gelöscht. In den Büchern steht: ${payment}, Bezahlvorgang vom ${day}.`,
    from: 'Begonnen von',
    to: 'Begonnen bis',
    state: 'Stand',
    set: 'Fragensatz',
    locale: 'Sprache',
    partner: 'Partner',
    ownPages: 'Diese Website',
    tooFast: 'Zu schnell beantwortet',
    any: 'beliebig',
    onlyThese: 'nur diese',
    clear: 'Alle zeigen',
    utc: 'Tage sind Tage nach UTC.',
    states: {
      unfinished: 'nicht beendet',
      finished: 'beendet',
      pending: 'Bezahlvorgang offen',
      processing: 'bei der Bank',
      paid: 'bezahlt',
      failed: 'Zahlung gescheitert',
      refunded: 'erstattet',
      disputed: 'angefochten',
      duplicate: 'doppelt bezahlt',
    },
    payments: {
      unpaid: 'nicht bezahlt',
      pending: 'Bezahlvorgang offen',
      processing: 'bei der Bank',
      paid: 'bezahlt',
      failed: 'Zahlung gescheitert',
      refunded: 'erstattet',
      disputed: 'angefochten',
    },
    started: 'Begonnen',
    test: 'Test',
    progress: 'Verlauf',
    score: 'IQ',
    payment: 'Zahlung',
    also: 'Außerdem',
    running: 'nicht beendet',
    finished: 'beendet',
    timeUp: 'Zeit abgelaufen',
    repeat: 'auf dem Gerät wiederholt',
    duplicate: 'doppelt bezahlt',
    mailed: 'gemailt',
    shared: 'geteilt',
    certificate: 'Zertifikat',
    answered: (count, total) => `${count} von ${total} beantwortet`,
    none: { title: 'Kein Test', text: 'Kein gespeicherter Test passt zur Suche.' },
    older: 'Ältere Tests',
    all: (count, told) => (count === 1 ? '1 Test' : `${told} Tests`),
    shown: (count) => `Die neuesten ${count} Tests sind zu sehen; es gibt mehr.`,
    shownOf: (count, total) => `${total} Tests; die neuesten ${count} sind zu sehen.`,
    exportCsv: 'Als CSV exportieren',
    exporting: (count) => `${count} Tests bisher …`,
    exported: (count) => `${count} Tests stehen in der Datei.`,
    searchedTo: (day) => `Durchsucht bis ${day}.`,
  },
};
