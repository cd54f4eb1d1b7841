import type { SessionEvent } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';

interface DetailWords {
  title: string;
  back: string;
  log: string;
  facts: Record<
    'id' | 'set' | 'locale' | 'partner' | 'origin' | 'started' | 'deadline' | 'ended' | 'score' | 'time',
    string
  >;
  notEnded: string;
  overdue: string;
  score: (iq: number, percentile: string, correct: number, total: number) => string;
  questions: string;
  question: string;
  viewed: string;
  spent: string;
  answer: { head: string; yes: string; no: string; marked: string };
  reveal: { button: string; why: string; chosen: string; correct: string; nothing: string; points: string };
  emails: {
    title: string;
    none: string;
    send: string;
    states: Record<'queued' | 'sent' | 'failed', string>;
    gone: string;
  };
  mail: {
    title: string;
    label: string;
    hint: string;
    why: string;
    confirm: string;
    wrong: string;
    done: string;
  };
  published: {
    title: string;
    none: string;
    shared: string;
    certificate: string;
    open: string;
    since: (time: string) => string;
  };
  takeBack: { button: string; title: string; why: string; confirm: string; done: string };
  events: {
    title: string;
    noTime: string;
    noPaymentTime: string;
    unmatched: string;
    kinds: Record<SessionEvent['kind'], string>;
  };
  data: { title: string; exportButton: string; exportWhy: string };
  erase: {
    button: string;
    title: string;
    why: string;
    stays: string;
    books: string;
    label: (text: string) => string;
    wrong: string;
    confirm: string;
    done: string;
  };
}

/** The words of one test's screen. */
export const detailWords: Words<DetailWords> = {
  en: {
    title: 'Test',
    back: 'All tests',
    log: 'What operators did to it',
    facts: {
      id: 'Number',
      set: 'Question set',
      locale: 'Language',
      partner: 'Partner',
      origin: 'Taken on',
      started: 'Started',
      deadline: 'Deadline',
      ended: 'Ended',
      score: 'Score',
      time: 'Time',
    },
    notEnded: 'still running',
    overdue: 'the time ran out, and nobody has come back',
    score: (iq, percentile, correct, total) =>
      `IQ ${iq}, percentile ${percentile}, ${correct} of ${total} right`,
    questions: 'Questions',
    question: 'Question',
    viewed: 'Views',
    spent: 'On screen',
    answer: { head: 'Answer', yes: 'answered', no: 'none', marked: 'marked' },
    reveal: {
      button: 'Show answers and key',
      why: 'This shows what was chosen and what is right. The audit log notes that you looked.',
      chosen: 'Chosen',
      correct: 'Right',
      nothing: 'nothing',
      points: 'Points',
    },
    emails: {
      title: 'Emails',
      none: 'None was asked for.',
      send: 'Send results …',
      states: { queued: 'waiting to be sent', sent: 'sent', failed: 'not delivered' },
      gone: 'note deleted',
    },
    mail: {
      title: 'Send the results by email',
      label: 'Email address',
      hint: 'The address that the visitor used is not kept. Enter the one the visitor gave you.',
      why: 'It counts within the limits of the visitor: five emails a test, five a day to one address.',
      confirm: 'Send',
      wrong: 'This is no email address.',
      done: 'The email is on its way.',
    },
    published: {
      title: 'Public',
      none: 'Nothing of this test is public.',
      shared: 'Shared result',
      certificate: 'Certificate',
      open: 'Open',
      since: (time) => `since ${time}`,
    },
    takeBack: {
      button: 'Take back …',
      title: 'Take it back?',
      why: 'Its page is gone at once, for everybody who has the link. The visitor can publish anew, as long as the test is paid.',
      confirm: 'Take back',
      done: 'Taken back.',
    },
    events: {
      title: 'What happened',
      noTime: 'time no longer stored',
      noPaymentTime: 'time unknown: an earlier version did not store it',
      unmatched: 'Payment differs from what was asked for: refund it, or look at it with the provider',
      kinds: {
        started: 'Test started',
        finished: 'Finished by the visitor',
        'time-up': 'Time ran out',
        checkout: 'Checkout opened',
        payment: 'Payment became',
        'provider-event': "Provider's message applied",
        'email-asked': 'Email asked for',
        'email-sent': 'Email sent',
        'email-failed': 'Email given up',
        shared: 'Result shared',
        certificate: 'Certificate made',
        'private-link': 'Private link created',
      },
    },
    data: {
      title: "The visitor's rights",
      exportButton: 'Export data',
      exportWhy: 'Everything that is kept of this test: the same document that the visitor can save.',
    },
    erase: {
      button: 'Erase …',
      title: 'Erase this test for good?',
      why: 'Answers, score, emails, shared result and certificate go at once. It cannot be undone.',
      stays: 'The audit log keeps the number of the test, which leads to nothing any more.',
      books: 'The books keep number, amount and date of the payment, as the law wants.',
      label: (text) => `Type ${text} to confirm`,
      wrong: 'That is not what is to be typed.',
      confirm: 'Erase for good',
      done: 'The test is erased.',
    },
  },
  de: {
    title: 'Test',
    back: 'Alle Tests',
    log: 'Was Betreiber damit getan haben',
    facts: {
      id: 'Nummer',
      set: 'Fragensatz',
      locale: 'Sprache',
      partner: 'Partner',
      origin: 'Gemacht auf',
      started: 'Begonnen',
      deadline: 'Frist',
      ended: 'Beendet',
      score: 'Ergebnis',
      time: 'Zeit',
    },
    notEnded: 'läuft noch',
    overdue: 'die Zeit ist abgelaufen, und niemand kam zurück',
    score: (iq, percentile, correct, total) =>
      `IQ ${iq}, Perzentil ${percentile}, ${correct} von ${total} richtig`,
    questions: 'Fragen',
    question: 'Frage',
    viewed: 'Ansichten',
    spent: 'Am Bildschirm',
    answer: { head: 'Antwort', yes: 'beantwortet', no: 'keine', marked: 'markiert' },
    reveal: {
      button: 'Antworten und Lösungen zeigen',
      why: 'Damit sehen Sie, was gewählt wurde und was richtig ist. Das Protokoll hält fest, dass Sie nachgesehen haben.',
      chosen: 'Gewählt',
      correct: 'Richtig',
      nothing: 'nichts',
      points: 'Punkte',
    },
    emails: {
      title: 'E-Mails',
      none: 'Es wurde keine angefordert.',
      send: 'Ergebnis senden …',
      states: { queued: 'wartet auf den Versand', sent: 'gesendet', failed: 'nicht zugestellt' },
      gone: 'Vermerk gelöscht',
    },
    mail: {
      title: 'Das Ergebnis per E-Mail senden',
      label: 'E-Mail-Adresse',
      hint: 'Die früher benutzte Adresse wird nicht gespeichert. Geben Sie die ein, die man Ihnen genannt hat.',
      why: 'Es gelten dieselben Grenzen wie sonst: fünf E-Mails je Test, fünf am Tag an eine Adresse.',
      confirm: 'Senden',
      wrong: 'Das ist keine E-Mail-Adresse.',
      done: 'Die E-Mail ist unterwegs.',
    },
    published: {
      title: 'Öffentlich',
      none: 'Nichts von diesem Test ist öffentlich.',
      shared: 'Geteiltes Ergebnis',
      certificate: 'Zertifikat',
      open: 'Öffnen',
      since: (time) => `seit ${time}`,
    },
    takeBack: {
      button: 'Zurücknehmen …',
      title: 'Zurücknehmen?',
      why: 'Die Seite verschwindet sofort, für alle, die den Link haben. Solange der Test bezahlt ist, lässt sich neu veröffentlichen.',
      confirm: 'Zurücknehmen',
      done: 'Zurückgenommen.',
    },
    events: {
      title: 'Was geschah',
      noTime: 'Zeit nicht mehr gespeichert',
      noPaymentTime: 'Zeit unbekannt: eine frühere Version hat sie nicht gespeichert',
      unmatched: 'Zahlung weicht vom Bezahlvorgang ab: erstatten Sie sie, oder prüfen Sie sie beim Anbieter',
      kinds: {
        started: 'Test begonnen',
        finished: 'Selbst beendet',
        'time-up': 'Zeit abgelaufen',
        checkout: 'Bezahlvorgang geöffnet',
        payment: 'Zahlung wurde',
        'provider-event': 'Meldung des Anbieters angewandt',
        'email-asked': 'E-Mail angefordert',
        'email-sent': 'E-Mail gesendet',
        'email-failed': 'E-Mail aufgegeben',
        shared: 'Ergebnis geteilt',
        certificate: 'Zertifikat erstellt',
        'private-link': 'Privater Link erstellt',
      },
    },
    data: {
      title: 'Rechte der Person',
      exportButton: 'Daten exportieren',
      exportWhy:
        'Alles, was zu diesem Test gespeichert ist: dasselbe Dokument, das auch die Person selbst sichern kann.',
    },
    erase: {
      button: 'Löschen …',
      title: 'Diesen Test endgültig löschen?',
      why: 'Antworten, Ergebnis, E-Mails, geteiltes Ergebnis und Zertifikat verschwinden sofort. Das lässt sich nicht rückgängig machen.',
      stays: 'Das Protokoll behält die Nummer des Tests, die dann zu nichts mehr führt.',
      books: 'Die Bücher behalten Nummer, Betrag und Datum der Zahlung, wie es das Gesetz verlangt.',
      label: (text) => `Tippen Sie zur Bestätigung ${text}`,
      wrong: 'Das ist nicht der verlangte Text.',
      confirm: 'Endgültig löschen',
      done: 'Der Test ist gelöscht.',
    },
  },
};
