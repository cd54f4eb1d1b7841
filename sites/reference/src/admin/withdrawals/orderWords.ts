import { defineWords } from '../../words/defineWords.ts';

/** Words for the orders of a declaration, and for what an operator does. */
export const orderWords = defineWords({
  en: {
    named: 'Orders in the declaration',
    noneNamed: 'The declaration has no order number.',
    notYet: 'The server has not looked for orders yet.',
    others: 'Orders of the same email address',
    moreOthers: 'More orders of the same email address',
    noOthers: 'No order has this email address.',
    oldest: 'These are the oldest {{count}}.',
    test: 'Show the test',
    noTest: 'The test is deleted.',
    outcomes: {
      refunded: 'The payment was refunded.',
      'already-refunded': 'The payment had been refunded before.',
      'no-order': 'No order has this number.',
      'email-differs': 'The order has another email address. Nothing was refunded.',
      'too-late': 'The declaration arrived too late. Nothing was refunded.',
      'right-given-up':
        'The visitor gave up the right of withdrawal for results at once. Nothing was refunded.',
      'not-refundable':
        'The payment is disputed, or the payment provider does not know it. Nothing was refunded.',
    },
    refund: {
      button: 'Refund {{amount}} …',
      title: 'Refund order {{number}}?',
      confirm: 'Refund {{amount}}',
      amount: '{{amount}} will be refunded. This cannot be undone.',
      closes: 'The results close for the visitor.',
      demo: 'No money moves: this is the demo checkout or test mode.',
      differs: 'Check first that this person made the order: it has another email address.',
      done: '{{amount}} refunded.',
      before: 'This order had been refunded before. The results are closed.',
      refused: 'Nothing was refunded. The payment is disputed, or the payment provider does not know it.',
    },
    answer: {
      button: 'Mark as answered …',
      title: 'Mark this declaration as answered?',
      text: 'Do this once you have written to {{name}}. No email is sent. This cannot be undone.',
      stops: 'The server has not processed it yet, and then it will not.',
      confirm: 'Mark as answered',
      done: 'Marked as answered.',
    },
  },
  de: {
    named: 'Bestellungen in der Erklärung',
    noneNamed: 'Die Erklärung enthält keine Bestellnummer.',
    notYet: 'Der Server hat noch nicht nach Bestellungen gesucht.',
    others: 'Bestellungen derselben E-Mail-Adresse',
    moreOthers: 'Weitere Bestellungen derselben E-Mail-Adresse',
    noOthers: 'Keine Bestellung hat diese E-Mail-Adresse.',
    oldest: 'Das sind die ältesten {{count}}.',
    test: 'Test zeigen',
    noTest: 'Der Test ist gelöscht.',
    outcomes: {
      refunded: 'Die Zahlung wurde erstattet.',
      'already-refunded': 'Die Zahlung war schon erstattet.',
      'no-order': 'Keine Bestellung hat diese Nummer.',
      'email-differs': 'Die Bestellung hat eine andere E-Mail-Adresse. Es wurde nichts erstattet.',
      'too-late': 'Die Erklärung kam zu spät. Es wurde nichts erstattet.',
      'right-given-up':
        'Für das sofortige Ergebnis wurde auf das Widerrufsrecht verzichtet. Es wurde nichts erstattet.',
      'not-refundable':
        'Die Zahlung ist angefochten, oder der Zahlungsanbieter kennt sie nicht. Es wurde nichts erstattet.',
    },
    refund: {
      button: '{{amount}} erstatten …',
      title: 'Bestellung {{number}} erstatten?',
      confirm: '{{amount}} erstatten',
      amount: '{{amount}} werden erstattet. Das lässt sich nicht rückgängig machen.',
      closes: 'Die Ergebnisse schließen sich für die Person, die den Test gemacht hat.',
      demo: 'Es fließt kein Geld: Das ist die Demo-Kasse oder der Testmodus.',
      differs:
        'Prüfen Sie zuerst, ob die Bestellung von dieser Person ist: Sie hat eine andere E-Mail-Adresse.',
      done: '{{amount}} erstattet.',
      before: 'Diese Bestellung war schon erstattet. Die Ergebnisse sind geschlossen.',
      refused:
        'Es wurde nichts erstattet. Die Zahlung ist angefochten, oder der Zahlungsanbieter kennt sie nicht.',
    },
    answer: {
      button: 'Als beantwortet markieren …',
      title: 'Diese Erklärung als beantwortet markieren?',
      text: 'Tun Sie das, sobald Sie an {{name}} geschrieben haben. Es wird keine E-Mail gesendet. Das lässt sich nicht rückgängig machen.',
      stops: 'Der Server hat sie noch nicht bearbeitet und wird es dann nicht mehr tun.',
      confirm: 'Als beantwortet markieren',
      done: 'Als beantwortet markiert.',
    },
  },
});
