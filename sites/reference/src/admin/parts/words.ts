import type { Words } from '../words.tsx';

interface PartWords {
  loading: string;
  cancel: string;
  close: string;
  tryAgain: string;
  undo: string;
  sortedUp: string;
  sortedDown: string;
  /** What a failed call says, by its code; `other` for all that are not named. */
  failures: Readonly<Record<string, string>> & { other: string };
  /** Under a failure of `too_many_requests`. */
  wait: (seconds: number) => string;
}

/** The words of the small parts. */
export const partWords: Words<PartWords> = {
  en: {
    loading: 'Loading …',
    cancel: 'Cancel',
    close: 'Close',
    tryAgain: 'Try again',
    undo: 'Undo',
    sortedUp: 'ascending',
    sortedDown: 'descending',
    failures: {
      unreachable:
        'The server cannot be reached. Check your connection, then try again. Nothing was changed.',
      signed_out: 'You are signed out. Sign in again; nothing was changed.',
      foreign_origin: 'This page is not open under the address that the server is set up for. Open it there.',
      invalid_credentials:
        'The e-mail address and the password do not belong together. Check both, then try again.',
      invalid_code:
        'This code is wrong, over, or was used before. Wait for the next one, or use a backup code.',
      challenge_over: 'That took too long, or too many tries. Begin again with your password.',
      invalid_passkey: 'This passkey opens nothing here. Try another one, or sign in with your password.',
      wrong_password: 'This is not your password. Nothing was changed.',
      link_over: 'This link was used, is too old, or was replaced by a newer one.',
      email_taken: 'Another operator has this e-mail address. Use a different one.',
      totp_is_on: 'Codes of an authenticator app are asked for already.',
      too_many_attempts: 'There were too many wrong tries.',
      version_changed: 'Somebody else has changed this meanwhile. Nothing was overwritten.',
      invalid_request: 'Something that was entered is not as it should be.',
      not_found: 'This is not there any more.',
      record_damaged: 'What is stored is damaged. It was set aside and not overwritten; the log says where.',
      storage_failed: 'The server could not save this. Nothing was changed; try again.',
      body_too_large: 'This is larger than the server takes.',
      too_many_requests: 'That was too often. Wait a moment, then try again.',
      other: 'The server failed. Nothing was lost; try again.',
    },
    wait: (seconds) => `Try again in ${seconds} s.`,
  },
  de: {
    loading: 'Wird geladen …',
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    undo: 'Rückgängig',
    sortedUp: 'aufsteigend',
    sortedDown: 'absteigend',
    failures: {
      unreachable:
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
      totp_is_on: 'Codes einer Authentifizierungs-App werden schon verlangt.',
      too_many_attempts: 'Es waren zu viele falsche Versuche.',
      version_changed: 'Jemand anderes hat das inzwischen geändert. Es wurde nichts überschrieben.',
      invalid_request: 'Eine Eingabe ist nicht so, wie sie sein soll.',
      not_found: 'Das gibt es nicht mehr.',
      record_damaged:
        'Die gespeicherten Daten sind beschädigt. Sie wurden beiseitegelegt und nicht überschrieben; das Serverprotokoll sagt, wo.',
      storage_failed:
        'Der Server konnte das nicht speichern. Es wurde nichts geändert; versuchen Sie es erneut.',
      body_too_large: 'Das ist größer, als der Server annimmt.',
      too_many_requests: 'Das war zu oft. Warten Sie einen Moment und versuchen Sie es erneut.',
      other: 'Beim Server ist ein Fehler aufgetreten. Es ging nichts verloren; versuchen Sie es erneut.',
    },
    wait: (seconds) => `Versuchen Sie es in ${seconds} s erneut.`,
  },
};
