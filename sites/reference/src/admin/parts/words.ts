import { defineWords } from '../../words/defineWords.ts';

/** The words of the small parts. */
export const partWords = defineWords({
  en: {
    loading: 'Loading …',
    cancel: 'Cancel',
    close: 'Close',
    tryAgain: 'Try again',
    undo: 'Undo',
    notifications: 'Notifications',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copy it by hand: the browser did not allow it.',
    /** Before what is not saved is lost. */
    leave: {
      title: 'Leave without saving?',
      text: 'What you changed on this screen is not saved and would be lost.',
      label: 'Leave',
      stay: 'Stay here',
    },
    sortedUp: 'ascending',
    sortedDown: 'descending',
    /** Messages about a failed call, by its code; `other` for all codes without one. */
    failures: {
      network: 'The server cannot be reached. Check your connection, then try again. Nothing was changed.',
      signed_out: 'You are signed out. Sign in again; nothing was changed.',
      foreign_origin: 'This page is not open under the address that the server is set up for. Open it there.',
      invalid_credentials:
        'The email address and the password do not belong together. Check both, then try again.',
      invalid_code:
        'This code is wrong, over, or was used before. Wait for the next one, or use a backup code.',
      challenge_over: 'That took too long, or too many tries. Begin again with your password.',
      invalid_passkey: 'This passkey opens nothing here. Try another one, or sign in with your password.',
      wrong_password: 'This is not your password. Nothing was changed.',
      link_over: 'This link was used, is too old, or was replaced by a newer one.',
      email_taken: 'Another operator has this email address. Use a different one.',
      last_operator: 'You are the only operator. Invite another one first, then remove yourself.',
      totp_is_on: 'Codes of an authenticator app are asked for already.',
      too_many_attempts: 'There were too many wrong tries.',
      version_changed: 'Somebody else has changed this meanwhile. Nothing was overwritten.',
      invalid_request: 'Something that was entered is not as it should be.',
      not_found: 'This is not there any more.',
      record_damaged:
        'The server can’t read what is stored. It was not overwritten; the log names the file and the reason.',
      storage_failed: 'The server could not save this. Nothing was changed; try again.',
      body_too_large: 'This is larger than the server takes.',
      too_many_requests: 'That was too often. Wait a moment, then try again.',
      session_not_found: 'There is no such test, or no longer.',
      session_not_finished: 'This test is not finished yet.',
      checkout_not_found:
        'The provider does not know this checkout: it was made with another key, or by another provider.',
      payment_required: 'This test is not paid for, so there are no results to send.',
      payment_processing:
        'The bank is still carrying a payment out. Try again when it has; nothing was erased.',
      payment_provider_failed:
        'The payment provider gave no answer. Ask it again to see what became of it; trying again is safe.',
      too_many_emails: 'The results of this test were emailed as often as they may be.',
      too_many_emails_to_address: 'This address was sent as many emails within a day as it may get.',
      too_many_emails_today: 'This server has sent as many emails within a day as it may.',
      refund_not_ours: 'This installation has not made this payment. Nothing was given back.',
      refund_not_paid: 'Nothing was paid, so there is nothing to give back.',
      refund_processing: 'The bank is still carrying the payment out. It can be given back when it has.',
      refund_done: 'This payment was given back already. Nothing more was given.',
      refund_disputed:
        "This payment is disputed and the bank holds the money: answer or accept the dispute in the provider's dashboard.",
      refund_changed:
        'What can be given back has changed meanwhile. Nothing was given back: close this, look again, then decide.',
      other: 'The server failed. Nothing was lost; try again.',
    },
    /** Under a failure of `too_many_requests`. */
    wait: 'Try again in {{seconds}} s.',
  },
  de: {
    loading: 'Wird geladen …',
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    undo: 'Rückgängig',
    notifications: 'Benachrichtigungen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren Sie von Hand: Der Browser hat es nicht erlaubt.',
    leave: {
      title: 'Ohne Speichern verlassen?',
      text: 'Was Sie auf dieser Seite geändert haben, ist nicht gespeichert und ginge verloren.',
      label: 'Verlassen',
      stay: 'Hier bleiben',
    },
    sortedUp: 'aufsteigend',
    sortedDown: 'absteigend',
    failures: {
      network:
        'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut. Es wurde nichts geändert.',
      signed_out: 'Sie sind abgemeldet. Melden Sie sich erneut an; es wurde nichts geändert.',
      foreign_origin:
        'Diese Seite ist nicht unter der Adresse geöffnet, für die der Server eingerichtet ist. Öffnen Sie sie dort.',
      invalid_credentials:
        'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es erneut.',
      invalid_code:
        'Dieser Code ist falsch, abgelaufen oder schon benutzt. Warten Sie auf den nächsten, oder nehmen Sie einen Ersatzcode.',
      challenge_over:
        'Das hat zu lange gedauert, oder es waren zu viele Versuche. Beginnen Sie wieder mit dem Passwort.',
      invalid_passkey:
        'Dieser Passkey öffnet hier nichts. Nehmen Sie einen anderen, oder melden Sie sich mit Ihrem Passwort an.',
      wrong_password: 'Das ist nicht Ihr Passwort. Es wurde nichts geändert.',
      link_over: 'Dieser Link wurde benutzt, ist zu alt oder durch einen neueren ersetzt.',
      email_taken: 'Diese E-Mail-Adresse hat schon jemand anderes. Nehmen Sie eine andere.',
      last_operator:
        'Außer Ihnen hat niemand Zugang. Laden Sie zuerst jemanden ein, dann entfernen Sie sich.',
      totp_is_on: 'Codes einer Authentifizierungs-App werden schon verlangt.',
      too_many_attempts: 'Es waren zu viele falsche Versuche.',
      version_changed: 'Jemand anderes hat das inzwischen geändert. Es wurde nichts überschrieben.',
      invalid_request: 'Eine Eingabe ist nicht so, wie sie sein soll.',
      not_found: 'Das gibt es nicht mehr.',
      record_damaged:
        'Die gespeicherten Daten lassen sich nicht lesen. Sie wurden nicht überschrieben; das Serverprotokoll nennt Datei und Grund.',
      storage_failed:
        'Der Server konnte das nicht speichern. Es wurde nichts geändert; versuchen Sie es erneut.',
      body_too_large: 'Das ist größer, als der Server annimmt.',
      too_many_requests: 'Das war zu oft. Warten Sie einen Moment und versuchen Sie es erneut.',
      session_not_found: 'Diesen Test gibt es nicht oder nicht mehr.',
      session_not_finished: 'Dieser Test ist noch nicht beendet.',
      checkout_not_found:
        'Der Anbieter kennt diesen Bezahlvorgang nicht: Er entstand mit einem anderen Schlüssel oder bei einem anderen Anbieter.',
      payment_required: 'Dieser Test ist nicht bezahlt; es gibt kein Ergebnis zu senden.',
      payment_processing:
        'Die Bank führt eine Zahlung noch aus. Versuchen Sie es danach erneut; es wurde nichts gelöscht.',
      payment_provider_failed:
        'Der Zahlungsanbieter hat nicht geantwortet. Fragen Sie ihn erneut, was daraus wurde; ein weiterer Versuch ist gefahrlos.',
      too_many_emails: 'Das Ergebnis dieses Tests wurde so oft gemailt wie erlaubt.',
      too_many_emails_to_address:
        'Diese Adresse hat innerhalb eines Tages so viele E-Mails bekommen wie erlaubt.',
      too_many_emails_today: 'Dieser Server hat innerhalb eines Tages so viele E-Mails gesendet wie erlaubt.',
      refund_not_ours: 'Diese Zahlung stammt nicht von dieser Installation. Es wurde nichts erstattet.',
      refund_not_paid: 'Es wurde nichts bezahlt, also gibt es nichts zu erstatten.',
      refund_processing: 'Die Bank führt die Zahlung noch aus. Danach lässt sie sich erstatten.',
      refund_done: 'Diese Zahlung wurde schon erstattet. Es floss nicht noch einmal Geld.',
      refund_disputed:
        'Diese Zahlung ist angefochten, und die Bank hält das Geld: Beantworten oder akzeptieren Sie das im Dashboard des Anbieters.',
      refund_changed:
        'Was sich erstatten lässt, hat sich inzwischen geändert. Es wurde nichts erstattet: Schließen Sie dies, sehen Sie erneut nach und entscheiden Sie dann.',
      other: 'Beim Server ist ein Fehler aufgetreten. Es ging nichts verloren; versuchen Sie es erneut.',
    },
    wait: 'Versuchen Sie es in {{seconds}} s erneut.',
  },
});
