import { defineWords } from '../../words/defineWords.ts';

/** Words about e-mails that wait. */
export const waitingWords = defineWords({
  en: {
    title: 'Emails that could not be sent yet: {{count}}',
    text: 'The mail server has not taken them. Each is tried for about five days. Once the mail server works again, you can send all of them now.',
    which: 'Show which',
    operator: 'To an operator',
    acknowledgment: 'Acknowledgment of a withdrawal',
    tried: 'Waiting since {{since}}, tried {{attempts}} times.',
    givenUp: 'Given up until you send it again.',
    send: 'Send all again',
    done: 'Emails being sent again: {{count}}',
  },
  de: {
    title: 'E-Mails, die noch nicht gesendet werden konnten: {{count}}',
    text: 'Der Mailserver hat sie nicht angenommen. Jede wird etwa fünf Tage lang versucht. Sobald der Mailserver wieder arbeitet, können Sie alle sofort senden.',
    which: 'Zeigen, welche',
    operator: 'An einen Betreiber',
    acknowledgment: 'Eingangsbestätigung eines Widerrufs',
    tried: 'Wartet seit {{since}}, {{attempts}} Mal versucht.',
    givenUp: 'Wird nicht mehr versucht, bis Sie sie erneut senden.',
    send: 'Alle erneut senden',
    done: 'E-Mails, die erneut gesendet werden: {{count}}',
  },
});
