import type { PartnerView } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';
import type { Draft, Problem } from './draft.ts';

interface PartnerWords {
  title: string;
  intro: string;
  add: string;
  importFile: string;
  search: string;
  filter: string;
  all: string;
  none: { title: string; text: string; found: string };
  columns: Record<'name' | 'key' | 'origins' | 'state' | 'started' | 'paid', string>;
  more: (count: number) => string;
  counted: string;
  states: Record<PartnerView['state'] | 'file', string>;
  shown: (count: number, of: number) => string;
  newTitle: string;
  fields: Record<keyof Draft, { label: string; hint: string }>;
  origin: (number: number) => string;
  addOrigin: string;
  removeOrigin: (number: number) => string;
  takeOrigin: (origin: string) => string;
  openOrigin: string;
  sharedOrigin: (names: string) => string;
  takenBy: (name: string) => string;
  notSet: string;
  shuffles: Record<Draft['shuffleOptions'], string>;
  create: string;
  save: string;
  discard: string;
  saved: string;
  created: (name: string) => string;
  problems: Record<Problem, string>;
  wrong: (count: number) => string;
  stale: { title: string; text: (fields: string) => string; keep: string; take: string };
  details: string;
  back: string;
}

/** The words of the list and the form of partners. */
export const partnerWords: Words<PartnerWords> = {
  en: {
    title: 'Partners',
    intro: 'The sites that may embed the test. What you change here holds at once.',
    add: 'Add a partner',
    importFile: 'Import from file',
    search: 'Search by name, key or origin',
    filter: 'State',
    all: 'All',
    none: {
      title: 'No partners yet',
      text: 'Pages of this installation need none. For a site of its own, add a partner: its key and the origins of its pages.',
      found: 'No partner fits. Try other words.',
    },
    columns: {
      name: 'Name',
      key: 'Key',
      origins: 'Origins',
      state: 'State',
      started: 'Started, 30 days',
      paid: 'Paid',
    },
    more: (count) => `and ${count} more`,
    counted: 'Numbers are those of the last 30 days.',
    states: { works: 'works', 'no-key': 'no working key', revoked: 'revoked', file: 'from the file' },
    shown: (count, of) => (count === of ? `${of} ${of === 1 ? 'partner' : 'partners'}` : `${count} of ${of}`),
    newTitle: 'Add a partner',
    fields: {
      key: {
        label: 'Key',
        hint: 'Stands in the page that embeds the test, for everybody to see. Lower-case letters, digits and hyphens. It can be joined by others later; it stays the name in all numbers.',
      },
      name: { label: 'Name', hint: 'For you and for the numbers; pages can read it, too.' },
      origins: {
        label: 'Origins',
        hint: 'Where its pages stand: scheme, host and, where there is one, port. Each host by itself, with and without www.',
      },
      brandTheme: { label: 'Look', hint: 'Where the element itself says nothing else.' },
      locale: { label: 'Language', hint: 'Where the element itself says nothing else.' },
      returnUrl: {
        label: 'Way back',
        hint: 'A page of one of the origins: where a visitor finds back to from the checkout.',
      },
      shuffleOptions: {
        label: 'Order of options',
        hint: 'Whether each test shows them in an order of its own.',
      },
    },
    origin: (number) => `Origin ${number}`,
    addOrigin: 'Add an origin',
    removeOrigin: (number) => `Remove origin ${number}`,
    takeOrigin: (origin) => `Use ${origin}`,
    openOrigin:
      'Without https, anybody on the way can read and change these pages, the test in them included.',
    sharedOrigin: (names) => `Also an origin of ${names}. Both may embed the test there.`,
    takenBy: (name) => `It is or was a key of ${name}.`,
    notSet: 'Not set',
    shuffles: {
      '': 'As the set has it',
      yes: 'An order of its own in every test',
      no: 'Always the same order',
    },
    create: 'Add the partner',
    save: 'Save',
    discard: 'Discard changes',
    saved: 'Saved. It holds at once.',
    created: (name) => `${name} may embed the test now.`,
    problems: {
      origin_missing: 'Enter one origin at least, such as https://www.example.org.',
      origin_wildcard: 'There is no * here: enter each host by itself.',
      origin_scheme: 'It must begin with https:// or http://.',
      origin_spelling: 'Browsers send other letters than a to z as xn--….',
      origin_login: 'It must have no name and password.',
      origin_slash: 'It must have no slash at the end.',
      origin_path: 'It must end after the host: an origin holds for all pages of its host.',
      origin_case: 'It must be in lower case.',
      origin_port: 'Leave out the port that the scheme has anyway.',
      origin_host: 'This is no origin. One looks like https://www.example.org.',
      origin_twice: 'It stands further up already.',
      returns_elsewhere: 'It must be a page of one of the origins.',
      return_form: 'Enter a whole address, with https://.',
      key_form: 'Use lower-case letters, digits and hyphens, 64 at most.',
      key_taken: 'This key is taken: a key is never given to another partner.',
      key_reserved: 'This word is the name of a screen. Choose another one.',
      key_of_file: 'PARTNERS_FILE has a partner with this key. Import it to take it over.',
      key_ended: 'This key has ended. Let it work again on its partner’s page first.',
      key_twice: 'The file has this key further up already.',
      partner_revoked: 'Its partner was revoked. Bring it back first.',
      name_missing: 'Enter a name.',
      unusable: 'This cannot be used here.',
    },
    wrong: (count) => (count === 1 ? 'One field needs a look.' : `${count} fields need a look.`),
    stale: {
      title: 'Somebody else has changed this partner meanwhile',
      text: (fields) => `Nothing was overwritten. What is saved differs from what you entered in: ${fields}.`,
      keep: 'Keep what I entered',
      take: 'Take what is saved',
    },
    details: 'Details',
    back: 'All partners',
  },
  de: {
    title: 'Partner',
    intro: 'Die Websites, die den Test einbetten dürfen. Was Sie hier ändern, gilt sofort.',
    add: 'Partner anlegen',
    importFile: 'Aus Datei übernehmen',
    search: 'Name, Schlüssel oder Origin suchen',
    filter: 'Zustand',
    all: 'Alle',
    none: {
      title: 'Noch keine Partner',
      text: 'Seiten dieser Installation brauchen keinen. Für eine andere Website legen Sie einen Partner an: seinen Schlüssel und die Origins seiner Seiten.',
      found: 'Kein Partner passt. Versuchen Sie andere Wörter.',
    },
    columns: {
      name: 'Name',
      key: 'Schlüssel',
      origins: 'Origins',
      state: 'Zustand',
      started: 'Begonnen, 30 Tage',
      paid: 'Bezahlt',
    },
    more: (count) => `und ${count} weitere`,
    counted: 'Die Zahlen sind die der letzten 30 Tage.',
    states: {
      works: 'gilt',
      'no-key': 'kein gültiger Schlüssel',
      revoked: 'widerrufen',
      file: 'aus der Datei',
    },
    shown: (count, of) => (count === of ? `${of} Partner` : `${count} von ${of} Partnern`),
    newTitle: 'Partner anlegen',
    fields: {
      key: {
        label: 'Schlüssel',
        hint: 'Steht in der Seite, die den Test einbettet, für alle lesbar. Kleinbuchstaben, Ziffern und Bindestriche. Später können weitere dazukommen; dieser bleibt der Name in allen Zahlen.',
      },
      name: { label: 'Name', hint: 'Für Sie und für die Zahlen; auch Seiten können ihn lesen.' },
      origins: {
        label: 'Origins',
        hint: 'Wo seine Seiten stehen: Schema, Host und gegebenenfalls Port. Jeder Host einzeln, mit und ohne www.',
      },
      brandTheme: { label: 'Aussehen', hint: 'Wo das Element selbst nichts anderes sagt.' },
      locale: { label: 'Sprache', hint: 'Wo das Element selbst nichts anderes sagt.' },
      returnUrl: {
        label: 'Rückweg',
        hint: 'Eine Seite eines der Origins: wohin man vom Bezahlen zurückfindet.',
      },
      shuffleOptions: {
        label: 'Reihenfolge der Antworten',
        hint: 'Ob jeder Test sie in einer eigenen Reihenfolge zeigt.',
      },
    },
    origin: (number) => `Origin ${number}`,
    addOrigin: 'Weiteren Origin hinzufügen',
    removeOrigin: (number) => `Origin ${number} entfernen`,
    takeOrigin: (origin) => `${origin} verwenden`,
    openOrigin: 'Ohne https kann jeder auf dem Weg diese Seiten lesen und ändern, auch den Test darin.',
    sharedOrigin: (names) => `Auch ein Origin von ${names}. Beide dürfen den Test dort einbetten.`,
    takenBy: (name) => `Er ist oder war ein Schlüssel von ${name}.`,
    notSet: 'Nicht festgelegt',
    shuffles: { '': 'Wie beim Fragensatz', yes: 'In jedem Test eine eigene', no: 'Immer dieselbe' },
    create: 'Partner anlegen',
    save: 'Speichern',
    discard: 'Änderungen verwerfen',
    saved: 'Gespeichert. Es gilt sofort.',
    created: (name) => `${name} darf den Test jetzt einbetten.`,
    problems: {
      origin_missing: 'Geben Sie mindestens einen Origin ein, etwa https://www.example.org.',
      origin_wildcard: 'Hier gibt es kein *: Geben Sie jeden Host einzeln ein.',
      origin_scheme: 'Er muss mit https:// oder http:// beginnen.',
      origin_spelling: 'Browser senden andere Buchstaben als a bis z als xn--….',
      origin_login: 'Name und Passwort gehören nicht dazu.',
      origin_slash: 'Am Ende darf kein Schrägstrich stehen.',
      origin_path: 'Er muss nach dem Host enden: Ein Origin gilt für alle Seiten seines Hosts.',
      origin_case: 'Er muss klein geschrieben sein.',
      origin_port: 'Lassen Sie den Port weg, den das Schema ohnehin hat.',
      origin_host: 'Das ist kein Origin. Einer sieht so aus: https://www.example.org.',
      origin_twice: 'Er steht weiter oben schon.',
      returns_elsewhere: 'Es muss eine Seite eines der Origins sein.',
      return_form: 'Geben Sie eine ganze Adresse ein, mit https://.',
      key_form: 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, höchstens 64.',
      key_taken: 'Dieser Schlüssel ist vergeben: Ein Schlüssel geht nie an einen anderen Partner.',
      key_reserved: 'Dieses Wort ist der Name einer Seite. Wählen Sie ein anderes.',
      key_of_file: 'PARTNERS_FILE hat einen Partner mit diesem Schlüssel. Übernehmen Sie ihn aus der Datei.',
      key_ended: 'Dieser Schlüssel ist abgelaufen. Lassen Sie ihn zuerst beim Partner wieder gelten.',
      key_twice: 'Die Datei hat diesen Schlüssel weiter oben schon.',
      partner_revoked: 'Sein Partner ist widerrufen. Lassen Sie ihn zuerst wieder zu.',
      name_missing: 'Geben Sie einen Namen ein.',
      unusable: 'Das lässt sich hier nicht verwenden.',
    },
    wrong: (count) => (count === 1 ? 'Ein Feld stimmt noch nicht.' : `${count} Felder stimmen noch nicht.`),
    stale: {
      title: 'Jemand anderes hat diesen Partner inzwischen geändert',
      text: (fields) =>
        `Es wurde nichts überschrieben. Gespeichertes und Ihre Eingabe unterscheiden sich bei: ${fields}.`,
      keep: 'Meine Eingabe behalten',
      take: 'Gespeichertes übernehmen',
    },
    details: 'Angaben',
    back: 'Alle Partner',
  },
};
