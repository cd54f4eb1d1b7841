import type { WithdrawWords } from '../en/withdraw.ts';

export const withdraw: WithdrawWords = {
  pageTitle: 'Vertrag widerrufen: {{name}}',
  description: 'Hier widerrufen Sie einen Kauf: ohne Konto und ohne Angabe von Gründen.',
  title: 'Vertrag widerrufen',
  intro:
    'Hier widerrufen Sie einen Kauf auf dieser Website. Sie brauchen dafür kein Konto und keinen Grund. Wer widerrufen kann und bis wann, steht beim <withdrawal>Widerrufsrecht</withdrawal>.',
  noScript:
    'Das Formular auf dieser Seite braucht JavaScript. Ohne JavaScript schreiben Sie bitte dem Betreiber, wie unten beschrieben.',
  form: {
    title: 'Ihre Angaben',
    name: 'Name',
    contract: 'Vertrag',
    contractHint:
      'Die Bestellnummer aus Ihrer Quittung per E-Mail oder aus Ihrem Ergebnis. Ohne Nummer beschreiben Sie Ihren Kauf, zum Beispiel mit Tag und Betrag.',
    email: 'E-Mail-Adresse',
    emailHint: 'An diese Adresse senden wir die Eingangsbestätigung.',
    next: 'Weiter',
    note: 'Alle drei Felder werden gebraucht. Noch wird nichts gesendet. Im nächsten Schritt können Sie Ihre Angaben prüfen.',
  },
  errors: {
    name: 'Geben Sie Ihren Namen ein.',
    contract: 'Geben Sie die Bestellnummer ein oder beschreiben Sie Ihren Kauf.',
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  },
  check: {
    title: 'Angaben prüfen',
    statement: 'Ich widerrufe diesen Vertrag:',
    back: 'Angaben ändern',
    confirm: 'Widerruf bestätigen',
    sending: 'Ihr Widerruf wird gesendet.',
    lostTitle: 'Wir wissen nicht, ob Ihr Widerruf angekommen ist',
    lost: 'Ihre Angaben sind noch da. Prüfen Sie Ihre Verbindung und drücken Sie noch einmal auf „Widerruf bestätigen“. Wenn das nicht hilft, schreiben Sie vor Ablauf der Frist dem Betreiber:',
    refusedTitle: 'Der Server hat diese Angaben nicht angenommen',
    refused: 'Es wurde nichts gesendet. Ändern Sie Ihre Angaben oder schreiben Sie dem Betreiber:',
  },
  done: {
    title: 'Ihr Widerruf ist eingegangen',
    received: 'Eingegangen am',
    reference: 'Vorgangsnummer',
    pending:
      'Wir senden eine Bestätigung an Ihre E-Mail-Adresse. Drucken oder speichern Sie diese Seite für den Fall, dass sie nicht ankommt.',
    sent: 'Wir haben eine Bestätigung an Ihre E-Mail-Adresse gesendet. Wenn Sie sie nicht finden, sehen Sie im Spam-Ordner nach.',
    failedTitle: 'Die Bestätigung konnte nicht per E-Mail gesendet werden',
    failed:
      'Ihr Widerruf ist trotzdem eingegangen. Drucken oder speichern Sie diese Seite: Sie ist Ihre Bestätigung. Bei Fragen schreiben Sie dem Betreiber:',
    print: 'Drucken oder speichern',
    next: 'Wenn Sie ein Widerrufsrecht haben, erstattet der Betreiber, was Sie bezahlt haben: innerhalb von 14 Tagen und auf demselben Weg, auf dem Sie bezahlt haben. Ihr Ergebnis wird dann geschlossen.',
  },
  other: {
    title: 'Per E-Mail oder Brief',
    text: 'Sie können auch per E-Mail oder Brief widerrufen, in eigenen Worten oder mit der <withdrawal>Mustererklärung</withdrawal>. Schreiben Sie an:',
  },
};
