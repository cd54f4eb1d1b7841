import type { Words } from '../words.tsx';

interface OperatorsWords {
  title: string;
  intro: string;
  caption: string;
  name: string;
  since: string;
  lastSignIn: string;
  unknown: string;
  passkeys: string;
  codes: string;
  hasCodes: (isOn: boolean) => string;
  invitedBy: string;
  signedIn: string;
  you: string;
  actions: string;
  signOut: string;
  signOutOf: (name: string) => string;
  signOutText: (name: string) => string;
  signedOut: (name: string) => string;
  remove: string;
  removeOf: (name: string) => string;
  removeText: (name: string, email: string) => string;
  removeYourself: string;
  isLast: string;
  removed: (name: string) => string;
  invitations: {
    title: string;
    none: string;
    madeBy: string;
    since: string;
    until: string;
    byServer: string;
    withdraw: string;
    withdrawOf: (maker: string, until: string) => string;
    withdrawText: string;
    withdrawn: string;
  };
  invite: {
    title: string;
    text: string;
    asked: string;
    make: string;
    made: (until: string) => string;
    link: string;
  };
}

/** The words of the operators and their invitations. */
export const operatorsWords: Words<OperatorsWords> = {
  en: {
    title: 'Operators',
    intro: 'Everyone here may do the same. Remove whoever should no longer get in.',
    caption: 'All operators',
    name: 'Operator',
    since: 'Since',
    lastSignIn: 'Last sign-in',
    unknown: 'Unknown',
    passkeys: 'Passkeys',
    codes: 'Authenticator app',
    hasCodes: (isOn) => (isOn ? 'On' : 'Off'),
    invitedBy: 'Invited by',
    signedIn: 'Signed-in devices',
    you: 'you',
    actions: 'Actions',
    signOut: 'Sign out',
    signOutOf: (name) => `Sign out ${name} everywhere`,
    signOutText: (name) =>
      `All devices of ${name} are signed out at once. ${name} can sign in again. Remove the operator if somebody else knows the password.`,
    signedOut: (name) => `${name} is signed out everywhere.`,
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    removeText: (name, email) =>
      `${name} (${email}) is signed out at once and can’t sign in again. Open invitations that ${name} made stop working. The audit log keeps what ${name} did.`,
    removeYourself: 'This is you: you are signed out at once and can’t sign in again.',
    isLast: 'The only operator can’t be removed.',
    removed: (name) => `${name} is no longer an operator.`,
    invitations: {
      title: 'Open invitations',
      none: 'No invitation is open.',
      madeBy: 'Made by',
      since: 'Made',
      until: 'Works until',
      byServer: 'Unknown, or the server',
      withdraw: 'Withdraw',
      withdrawOf: (maker, until) => `Withdraw the invitation of ${maker}, until ${until}`,
      withdrawText: 'The link stops working at once.',
      withdrawn: 'The invitation is withdrawn.',
    },
    invite: {
      title: 'Invite an operator',
      text: 'A link lets one more person in, who then may do all that you may. It works once, for 24 hours.',
      asked: 'Whoever has the link becomes an operator. Enter your password first.',
      make: 'Make a link',
      made: (until) => `Hand it over by a way that you trust. It works until ${until} and is shown only now.`,
      link: 'Link',
    },
  },
  de: {
    title: 'Zugänge',
    intro: 'Alle hier dürfen dasselbe. Entfernen Sie, wer nicht mehr hereinkommen soll.',
    caption: 'Alle, die Zugang haben',
    name: 'Person',
    since: 'Seit',
    lastSignIn: 'Letzte Anmeldung',
    unknown: 'Unbekannt',
    passkeys: 'Passkeys',
    codes: 'Authentifizierungs-App',
    hasCodes: (isOn) => (isOn ? 'An' : 'Aus'),
    invitedBy: 'Eingeladen von',
    signedIn: 'Angemeldete Geräte',
    you: 'Sie',
    actions: 'Aktionen',
    signOut: 'Abmelden',
    signOutOf: (name) => `${name} überall abmelden`,
    signOutText: (name) =>
      `Alle Geräte von ${name} werden sofort abgemeldet. ${name} kann sich wieder anmelden. Entfernen Sie den Zugang, wenn jemand anderes das Passwort kennt.`,
    signedOut: (name) => `${name} ist überall abgemeldet.`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    removeText: (name, email) =>
      `${name} (${email}) wird sofort abgemeldet und kann sich nicht mehr anmelden. Offene Einladungen von ${name} gelten nicht mehr. Im Protokoll bleibt, was ${name} getan hat.`,
    removeYourself: 'Das sind Sie: Sie werden sofort abgemeldet und können sich nicht mehr anmelden.',
    isLast: 'Der einzige Zugang lässt sich nicht entfernen.',
    removed: (name) => `${name} hat keinen Zugang mehr.`,
    invitations: {
      title: 'Offene Einladungen',
      none: 'Keine Einladung ist offen.',
      madeBy: 'Erstellt von',
      since: 'Erstellt',
      until: 'Gilt bis',
      byServer: 'Unbekannt oder vom Server',
      withdraw: 'Zurückziehen',
      withdrawOf: (maker, until) => `Einladung zurückziehen: ${maker}, gilt bis ${until}`,
      withdrawText: 'Der Link gilt sofort nicht mehr.',
      withdrawn: 'Die Einladung ist zurückgezogen.',
    },
    invite: {
      title: 'Jemanden einladen',
      text: 'Ein Link lässt eine weitere Person herein, die dann alles darf, was Sie dürfen. Er gilt einmal und 24 Stunden lang.',
      asked: 'Wer den Link hat, bekommt Zugang. Geben Sie zuerst Ihr Passwort ein.',
      make: 'Link erzeugen',
      made: (until) =>
        `Übergeben Sie ihn auf einem Weg, dem Sie vertrauen. Er gilt bis ${until} und wird nur jetzt gezeigt.`,
      link: 'Link',
    },
  },
};
