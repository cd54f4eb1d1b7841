import { defineWords } from '../../words/defineWords.ts';

/** Words for the payments of one test: the state of each, and refunds. */
export const paymentWords = defineWords({
  en: {
    payments: {
      title: 'Payments',
      none: 'No checkout was opened.',
      demo: 'Demo checkout or test mode: no money moves.',
      unnamed: 'the provider has not answered yet',
    },
    checkoutStates: {
      creating: 'being opened',
      open: 'open',
      processing: 'with the bank',
      paid: 'paid',
      closed: 'closed, unpaid',
      failed: 'failed',
      duplicate: 'paid twice',
      refunded: 'given back',
      disputed: 'disputed',
    },
    dispute:
      "The payer's bank holds the money back; its reason: {{reason}}. Answer by {{answerBy}}, in the provider's dashboard.",
    disputeWithoutEnd:
      "The payer's bank holds the money back; its reason: {{reason}}. It names no time to answer.",
    disputeUnknown:
      "The payer's bank holds the money back. The provider could not be asked why; try again later.",
    ask: { button: 'Ask the provider', done: 'The provider says: {{state}}.' },
    refund: {
      button: 'Give back …',
      title: 'Give this payment back?',
      confirm: 'Give back',
      asking: 'Asking the provider what can be given back …',
      amount: '{{amount}} will be given back. It cannot be undone.',
      partial: '{{given}} of {{of}} was given back before.',
      closes: 'The results close for the visitor.',
      demo: 'No money moves: this is the demo checkout or test mode.',
      takeBack: 'Also take back the shared result and the certificate',
      takeBackWhy: 'Otherwise both stay public, as if nothing had happened.',
      once: 'Should the answer get lost, trying again is safe: nothing is given back twice.',
      done: '{{amount}} given back.',
      waiting: 'The provider has taken the refund of {{amount}}; it is not confirmed yet.',
      notTakenBack: 'What is public could not be taken back. Do that below.',
    },
  },
  de: {
    payments: {
      title: 'Zahlungen',
      none: 'Es wurde kein Bezahlvorgang geöffnet.',
      demo: 'Demo-Kasse oder Testmodus: Es fließt kein Geld.',
      unnamed: 'der Anbieter hat noch nicht geantwortet',
    },
    checkoutStates: {
      creating: 'wird geöffnet',
      open: 'offen',
      processing: 'bei der Bank',
      paid: 'bezahlt',
      closed: 'geschlossen, unbezahlt',
      failed: 'gescheitert',
      duplicate: 'doppelt bezahlt',
      refunded: 'erstattet',
      disputed: 'angefochten',
    },
    dispute:
      'Die Bank des Zahlers hält das Geld zurück; ihr Grund: {{reason}}. Antworten Sie bis {{answerBy}} im Dashboard des Anbieters.',
    disputeWithoutEnd:
      'Die Bank des Zahlers hält das Geld zurück; ihr Grund: {{reason}}. Sie nennt keine Frist.',
    disputeUnknown:
      'Die Bank des Zahlers hält das Geld zurück. Der Anbieter ließ sich nicht nach dem Grund fragen; versuchen Sie es später erneut.',
    ask: { button: 'Anbieter fragen', done: 'Der Anbieter sagt: {{state}}.' },
    refund: {
      button: 'Erstatten …',
      title: 'Diese Zahlung erstatten?',
      confirm: 'Erstatten',
      asking: 'Der Anbieter wird gefragt, was sich erstatten lässt …',
      amount: '{{amount}} werden erstattet. Das lässt sich nicht rückgängig machen.',
      partial: '{{given}} von {{of}} wurden schon früher erstattet.',
      closes: 'Die Ergebnisse schließen sich für die Person, die den Test gemacht hat.',
      demo: 'Es fließt kein Geld: Das ist die Demo-Kasse oder der Testmodus.',
      takeBack: 'Auch das geteilte Ergebnis und das Zertifikat zurücknehmen',
      takeBackWhy: 'Sonst bleibt beides öffentlich, als wäre nichts geschehen.',
      once: 'Geht die Antwort verloren, können Sie es gefahrlos erneut versuchen: Nichts wird doppelt erstattet.',
      done: '{{amount}} erstattet.',
      waiting: 'Der Anbieter hat die Erstattung von {{amount}} angenommen; sie ist noch nicht bestätigt.',
      notTakenBack: 'Das Öffentliche ließ sich nicht zurücknehmen. Tun Sie es weiter unten.',
    },
  },
});
