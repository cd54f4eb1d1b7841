import type { Words } from '../words.tsx';

interface WaitingWords {
  title: (count: string) => string;
  text: string;
  which: string;
  operator: string;
  tried: (since: string, attempts: number) => string;
  givenUp: string;
  send: string;
  done: (count: string) => string;
}

/** What is said of e-mails that wait. */
export const waitingWords: Words<WaitingWords> = {
  en: {
    title: (count) => `Emails that could not be sent yet: ${count}`,
    text: 'The mail server has not taken them. Each is tried for about five days. Once the mail server works again, you can send all of them now.',
    which: 'Show which',
    operator: 'To an operator',
    tried: (since, attempts) => `Waiting since ${since}, tried ${attempts} times.`,
    givenUp: 'Given up until you send it again.',
    send: 'Send all again',
    done: (count) => `Emails being sent again: ${count}`,
  },
  de: {
    title: (count) => `E-Mails, die noch nicht gesendet werden konnten: ${count}`,
    text: 'Der Mailserver hat sie nicht angenommen. Jede wird etwa fünf Tage lang versucht. Sobald der Mailserver wieder arbeitet, können Sie alle sofort senden.',
    which: 'Zeigen, welche',
    operator: 'An einen Betreiber',
    tried: (since, attempts) => `Wartet seit ${since}, ${attempts} Mal versucht.`,
    givenUp: 'Wird nicht mehr versucht, bis Sie sie erneut senden.',
    send: 'Alle erneut senden',
    done: (count) => `E-Mails, die erneut gesendet werden: ${count}`,
  },
};
