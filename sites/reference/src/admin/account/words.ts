import type { Words } from '../words.tsx';

interface AccountWords {
  title: string;
  passwordAsked: string;
  goOn: string;
  save: string;
  profile: { title: string; saved: string; passwordHint: string };
  password: { title: string; text: string; current: string; change: string; changed: string };
  totp: {
    title: string;
    off: string;
    on: (left: number) => string;
    isOn: string;
    isOff: string;
    start: string;
    scan: string;
    secret: string;
    code: string;
    codeHint: string;
    confirm: string;
    remove: string;
    removeText: string;
    removed: string;
    renew: string;
    renewText: string;
    codesTitle: string;
    codesText: string;
    download: string;
    stored: string;
    fileHead: (name: string) => string;
  };
  passkeys: {
    title: string;
    none: string;
    add: string;
    name: string;
    nameHint: string;
    create: string;
    created: (day: string) => string;
    synced: string;
    remove: (name: string) => string;
    removeShort: string;
    removeText: string;
    added: string;
    removed: string;
    failed: string;
  };
  sessions: {
    title: string;
    device: (browser: string | null, system: string | null) => string;
    caption: string;
    where: string;
    since: string;
    lastUsed: string;
    current: string;
    end: string;
    endOf: (device: string) => string;
    ended: string;
    endAll: string;
    endAllText: string;
  };
}

/** The words of an operator's own account. */
export const accountWords: Words<AccountWords> = {
  en: {
    title: 'Account',
    passwordAsked: 'This changes how you sign in. Enter your password first.',
    goOn: 'Continue',
    save: 'Save',
    profile: {
      title: 'Name and email',
      saved: 'Saved',
      passwordHint: 'Needed where the email address changes.',
    },
    password: {
      title: 'Password',
      text: 'A new password signs out all other devices.',
      current: 'Current password',
      change: 'Change password',
      changed: 'Your password is changed; other devices are signed out.',
    },
    totp: {
      title: 'Authenticator app',
      off: 'Off: your password alone signs you in. With a code of an app besides, a stolen password is not enough.',
      on: (left) =>
        `On: a code is asked for after the password. ${left === 1 ? '1 backup code is' : `${left} backup codes are`} left.`,
      isOn: 'On',
      isOff: 'Off',
      start: 'Set up an authenticator app',
      scan: 'Scan this with the app, or type the key into it. Then enter the code that it shows.',
      secret: 'Key',
      code: 'Code of the app',
      codeHint: 'Six digits.',
      confirm: 'Switch on',
      remove: 'Switch off',
      removeText: 'From then on your password alone signs you in. Backup codes stop working.',
      removed: 'Codes are switched off.',
      renew: 'New backup codes',
      renewText: 'The old ones stop working.',
      codesTitle: 'Your backup codes',
      codesText:
        'Each signs you in once in place of a code, when the app is not at hand. They are shown only now: keep them where you find them without this device.',
      download: 'Download',
      stored: 'I have stored them',
      fileHead: (name) => `Backup codes for ${name}. Each works once.`,
    },
    passkeys: {
      title: 'Passkeys',
      none: 'None yet. A passkey signs you in with your finger, face or PIN, without a password and a code.',
      add: 'Add a passkey',
      name: 'Name of the passkey',
      nameHint: 'By which you recognize it, such as the device that keeps it.',
      create: 'Create',
      created: (day) => `added ${day}`,
      synced: 'on several devices',
      remove: (name) => `Remove the passkey ${name}`,
      removeShort: 'Remove',
      removeText: 'It does not sign you in any more. You can add it again.',
      added: 'The passkey is added.',
      removed: 'The passkey is removed.',
      failed: 'The passkey was not made. Try again, or use another device.',
    },
    sessions: {
      title: 'Where you are signed in',
      device: (browser, system) =>
        browser && system
          ? `${browser} on ${system}`
          : (browser ?? system ?? 'A program, or an unknown browser'),
      caption: 'Your sessions',
      where: 'Device',
      since: 'Since',
      lastUsed: 'Last used',
      current: 'this one',
      end: 'Sign out',
      endOf: (device) => `Sign out: ${device}`,
      ended: 'That device is signed out.',
      endAll: 'Sign out everywhere',
      endAllText: 'All devices are signed out at once, this one included.',
    },
  },
  de: {
    title: 'Konto',
    passwordAsked: 'Das ändert, wie Sie sich anmelden. Geben Sie zuerst Ihr Passwort ein.',
    goOn: 'Weiter',
    save: 'Speichern',
    profile: {
      title: 'Name und E-Mail',
      saved: 'Gespeichert',
      passwordHint: 'Nötig, wenn sich die E-Mail-Adresse ändert.',
    },
    password: {
      title: 'Passwort',
      text: 'Ein neues Passwort meldet alle anderen Geräte ab.',
      current: 'Aktuelles Passwort',
      change: 'Passwort ändern',
      changed: 'Ihr Passwort ist geändert; andere Geräte sind abgemeldet.',
    },
    totp: {
      title: 'Authentifizierungs-App',
      off: 'Aus: Ihr Passwort allein meldet Sie an. Mit dem Code einer App dazu reicht ein gestohlenes Passwort nicht.',
      on: (left) =>
        `An: Nach dem Passwort wird ein Code verlangt. ${left === 1 ? '1 Ersatzcode ist' : `${left} Ersatzcodes sind`} übrig.`,
      isOn: 'An',
      isOff: 'Aus',
      start: 'Authentifizierungs-App einrichten',
      scan: 'Scannen Sie dies mit der App, oder tippen Sie den Schlüssel ein. Geben Sie dann den Code ein, den sie zeigt.',
      secret: 'Schlüssel',
      code: 'Code der App',
      codeHint: 'Sechs Ziffern.',
      confirm: 'Einschalten',
      remove: 'Ausschalten',
      removeText: 'Danach meldet Ihr Passwort allein Sie an. Ersatzcodes gelten nicht mehr.',
      removed: 'Codes sind ausgeschaltet.',
      renew: 'Neue Ersatzcodes',
      renewText: 'Die alten gelten dann nicht mehr.',
      codesTitle: 'Ihre Ersatzcodes',
      codesText:
        'Jeder meldet Sie einmal an Stelle eines Codes an, wenn die App nicht zur Hand ist. Sie werden nur jetzt gezeigt: Bewahren Sie sie dort auf, wo Sie sie ohne dieses Gerät finden.',
      download: 'Herunterladen',
      stored: 'Ich habe sie verwahrt',
      fileHead: (name) => `Ersatzcodes für ${name}. Jeder gilt einmal.`,
    },
    passkeys: {
      title: 'Passkeys',
      none: 'Noch keiner. Ein Passkey meldet Sie mit Finger, Gesicht oder PIN an, ohne Passwort und Code.',
      add: 'Passkey hinzufügen',
      name: 'Name des Passkeys',
      nameHint: 'Woran Sie ihn erkennen, etwa das Gerät, das ihn verwahrt.',
      create: 'Anlegen',
      created: (day) => `hinzugefügt am ${day}`,
      synced: 'auf mehreren Geräten',
      remove: (name) => `Passkey ${name} entfernen`,
      removeShort: 'Entfernen',
      removeText: 'Er meldet Sie dann nicht mehr an. Sie können ihn wieder hinzufügen.',
      added: 'Der Passkey ist hinzugefügt.',
      removed: 'Der Passkey ist entfernt.',
      failed: 'Der Passkey wurde nicht angelegt. Versuchen Sie es erneut, oder nehmen Sie ein anderes Gerät.',
    },
    sessions: {
      title: 'Wo Sie angemeldet sind',
      device: (browser, system) =>
        browser && system
          ? `${browser} unter ${system}`
          : (browser ?? system ?? 'Ein Programm oder ein unbekannter Browser'),
      caption: 'Ihre Sitzungen',
      where: 'Gerät',
      since: 'Seit',
      lastUsed: 'Zuletzt benutzt',
      current: 'dieses',
      end: 'Abmelden',
      endOf: (device) => `Abmelden: ${device}`,
      ended: 'Das Gerät ist abgemeldet.',
      endAll: 'Überall abmelden',
      endAllText: 'Alle Geräte werden sofort abgemeldet, auch dieses.',
    },
  },
};
