import { defineWords } from '../../words/defineWords.ts';

/** Words of the list of declarations. */
export const withdrawalWords = defineWords({
  en: {
    title: 'Withdrawals',
    intro:
      'Declarations of withdrawal, newest first. The server settles what it can. The open ones need you.',
    state: 'State',
    all: 'all',
    states: { received: 'being processed', refunded: 'refunded', open: 'open', answered: 'answered' },
    delayed: 'Some declarations could not be processed yet. The server tries again.',
    showDelayed: 'Show them',
    showAll: 'Show all',
    none: {
      all: { title: 'No declarations', text: 'Nobody has declared a withdrawal yet.' },
      received: { title: 'Nothing is being processed', text: 'No declaration has this state.' },
      refunded: { title: 'Nothing refunded', text: 'No declaration has this state.' },
      open: { title: 'No open declarations', text: 'Nothing is left for you to do.' },
      answered: { title: 'Nothing answered', text: 'No declaration has this state.' },
    },
    older: 'Older declarations',
    receivedAt: 'Received {{at}}',
    contract: 'Contract, as the person wrote it',
    email: 'Email',
    mail: 'Acknowledgment',
    mails: { pending: 'not sent yet', sent: 'sent', failed: 'not sent: failed' },
    mailFailed:
      'Send this person an acknowledgment yourself. It has the declaration and the time you got it.',
    attempts_one: 'Processing failed once. The server tries again.',
    attempts_other: 'Processing failed {{count}} times. The server tries again.',
  },
  de: {
    title: 'Widerrufe',
    intro:
      'Widerrufserklärungen, die neueste zuerst. Der Server erledigt, was er kann. Um die offenen kümmern Sie sich.',
    state: 'Stand',
    all: 'alle',
    states: { received: 'in Bearbeitung', refunded: 'erstattet', open: 'offen', answered: 'beantwortet' },
    delayed: 'Einige Erklärungen ließen sich noch nicht bearbeiten. Der Server versucht es erneut.',
    showDelayed: 'Diese zeigen',
    showAll: 'Alle zeigen',
    none: {
      all: { title: 'Keine Erklärungen', text: 'Bisher hat niemand einen Vertrag widerrufen.' },
      received: { title: 'Nichts in Bearbeitung', text: 'Keine Erklärung hat diesen Stand.' },
      refunded: { title: 'Nichts erstattet', text: 'Keine Erklärung hat diesen Stand.' },
      open: { title: 'Keine offenen Erklärungen', text: 'Für Sie ist nichts zu tun.' },
      answered: { title: 'Nichts beantwortet', text: 'Keine Erklärung hat diesen Stand.' },
    },
    older: 'Ältere Erklärungen',
    receivedAt: 'Eingegangen: {{at}}',
    contract: 'Vertrag, wie die Person ihn nennt',
    email: 'E-Mail',
    mail: 'Eingangsbestätigung',
    mails: { pending: 'noch nicht gesendet', sent: 'gesendet', failed: 'nicht gesendet: gescheitert' },
    mailFailed:
      'Senden Sie dieser Person selbst eine Eingangsbestätigung: mit der Erklärung und dem Zeitpunkt des Eingangs.',
    attempts_one: 'Die Bearbeitung ist einmal gescheitert. Der Server versucht es erneut.',
    attempts_other: 'Die Bearbeitung ist {{count}} Mal gescheitert. Der Server versucht es erneut.',
  },
});
