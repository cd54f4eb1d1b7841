import { defineWords } from '../../words/defineWords.ts';

/** The words of signing in. */
export const signInWords = defineWords({
  en: {
    email: 'Email address',
    name: 'Your name',
    password: 'Password',
    newPassword: 'New password',
    passwordHint:
      'At least 15 characters. Four words that nobody else would put together are easy to remember.',
    passwordIsEmail: 'Choose another password than your email address.',
    show: 'Show',
    hide: 'Hide',
    login: {
      title: 'Sign in',
      submit: 'Sign in',
      passkey: 'Sign in with a passkey',
      or: 'or',
      forgot: 'Forgot your password?',
      codeTitle: 'Enter the code',
      code: 'Code',
      codeHint: 'Six digits from your authenticator app, or one of your backup codes.',
      codeSubmit: 'Continue',
      back: 'Begin again',
    },
    again: {
      title: 'Sign in again',
      text: 'You were signed out. Sign in and go on where you were; what you have typed is still here.',
      leave: 'Leave this page',
    },
    recover: {
      title: 'Forgot your password?',
      text: 'We send you a link to set a new one. Codes stay as they are.',
      submit: 'Send the link',
      sent: 'If an operator has this address, the link is on its way. It works once, for an hour. Nothing came? Look into the spam folder, or ask whoever runs the server to run `npm run operator`.',
      back: 'Back to sign in',
    },
    setup: {
      title: 'Become an operator',
      text: 'Choose what you will sign in with.',
      submit: 'Set up and sign in',
      over: 'This link was used, is older than 24 hours, or was replaced by a newer one. Start the server again for a new one, or ask another operator for an invitation.',
    },
    reset: {
      title: 'Set a new password',
      text: 'For {{email}}. You will be signed out everywhere. Open invitations that you made stop working.',
      dropPasskeys_one: 'Remove my passkey',
      dropPasskeys_other: 'Remove my {{count}} passkeys',
      dropPasskeysHint: 'Keep this on if somebody else may have added one. You can add yours again.',
      submit: 'Set the password',
      over: 'This link was used, is older than an hour, or was replaced by a newer one. Ask for a new one.',
      done: 'Your new password is set. Sign in with it.',
    },
    insecure:
      'This address is not encrypted, so the browser keeps no sign-in. Open the admin area under an address that begins with https://.',
    passkeyFailed: 'The passkey was not used. Try again, or sign in with your password.',
    signOut: 'Sign out',
  },
  de: {
    email: 'E-Mail-Adresse',
    name: 'Ihr Name',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordHint:
      'Mindestens 15 Zeichen. Vier Wörter, die sonst niemand zusammenstellen würde, lassen sich gut merken.',
    passwordIsEmail: 'Wählen Sie ein anderes Passwort als Ihre E-Mail-Adresse.',
    show: 'Anzeigen',
    hide: 'Verbergen',
    login: {
      title: 'Anmelden',
      submit: 'Anmelden',
      passkey: 'Mit einem Passkey anmelden',
      or: 'oder',
      forgot: 'Passwort vergessen?',
      codeTitle: 'Code eingeben',
      code: 'Code',
      codeHint: 'Sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Ersatzcodes.',
      codeSubmit: 'Weiter',
      back: 'Von vorn beginnen',
    },
    again: {
      title: 'Erneut anmelden',
      text: 'Sie wurden abgemeldet. Melden Sie sich an und machen Sie weiter, wo Sie waren; Ihre Eingaben sind noch da.',
      leave: 'Seite verlassen',
    },
    recover: {
      title: 'Passwort vergessen?',
      text: 'Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen. Codes bleiben, wie sie sind.',
      submit: 'Link senden',
      sent: 'Falls jemand mit dieser Adresse Zugang hat, ist der Link unterwegs. Er gilt einmal und eine Stunde lang. Nichts gekommen? Sehen Sie im Spam-Ordner nach, oder bitten Sie, wer den Server betreibt, um `npm run operator`.',
      back: 'Zurück zur Anmeldung',
    },
    setup: {
      title: 'Zugang einrichten',
      text: 'Wählen Sie, womit Sie sich künftig anmelden.',
      submit: 'Einrichten und anmelden',
      over: 'Dieser Link wurde benutzt, ist älter als 24 Stunden oder durch einen neueren ersetzt. Starten Sie den Server neu, um einen neuen zu erhalten, oder lassen Sie sich einladen.',
    },
    reset: {
      title: 'Neues Passwort festlegen',
      text: 'Für {{email}}. Sie werden überall abgemeldet. Offene Einladungen von Ihnen gelten nicht mehr.',
      dropPasskeys_one: 'Meinen Passkey entfernen',
      dropPasskeys_other: 'Meine {{count}} Passkeys entfernen',
      dropPasskeysHint:
        'Lassen Sie das an, wenn jemand anderes einen hinzugefügt haben könnte. Ihren können Sie wieder hinzufügen.',
      submit: 'Passwort festlegen',
      over: 'Dieser Link wurde benutzt, ist älter als eine Stunde oder durch einen neueren ersetzt. Fordern Sie einen neuen an.',
      done: 'Ihr neues Passwort gilt. Melden Sie sich damit an.',
    },
    insecure:
      'Diese Adresse ist nicht verschlüsselt, deshalb merkt sich der Browser keine Anmeldung. Öffnen Sie den Verwaltungsbereich unter einer Adresse, die mit https:// beginnt.',
    passkeyFailed:
      'Der Passkey wurde nicht benutzt. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
    signOut: 'Abmelden',
  },
});
