import type { PartnerView } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';

interface PartnerPageWords {
  ofFile: { title: string; text: string; takeOver: string };
  shadowed: { title: string; text: string };
  revoked: (when: string) => string;
  since: (when: string) => string;
  notFound: string;
  numbers: {
    title: string;
    started: string;
    completed: string;
    paid: string;
    revenue: string;
    lastUse: string;
    never: string;
    all: string;
  };
  keys: {
    title: string;
    intro: string;
    key: string;
    since: string;
    state: string;
    states: Record<PartnerView['keys'][number]['state'], (when: string) => string>;
    actions: string;
    end: string;
    restore: string;
    add: string;
    newKey: string;
    added: (key: string) => string;
    endTitle: (key: string) => string;
    endText: string;
    now: string;
    at: string;
    time: string;
    ended: (key: string) => string;
  };
  revoke: {
    title: string;
    text: string;
    label: string;
    confirm: string;
    done: string;
    back: string;
    backDone: string;
  };
}

/** The words of a partner's own screen. */
export const pageWords: Words<PartnerPageWords> = {
  en: {
    ofFile: {
      title: 'From PARTNERS_FILE',
      text: 'This partner stands in the file that PARTNERS_FILE names. It is changed there, and read at the next start. To change it here, take it over: import it, then start without PARTNERS_FILE.',
      takeOver: 'Take over the partners of the file',
    },
    shadowed: {
      title: 'The entry of PARTNERS_FILE holds',
      text: 'The file has a partner with a key of this one. Under that key its entry holds, and what stands here does not, until the server starts without the file.',
    },
    revoked: (when) => `Revoked on ${when}. Its pages cannot start a test.`,
    since: (when) => `Partner since ${when}.`,
    notFound: 'There is no such partner. It may be under another name.',
    numbers: {
      title: 'The last 30 days',
      started: 'Started',
      completed: 'Completed',
      paid: 'Paid',
      revenue: 'Revenue',
      lastUse: 'Last start',
      never: 'none',
      all: 'All numbers of this partner',
    },
    keys: {
      title: 'Keys',
      intro:
        'A page names its partner by a key. To change it, add a new one, change the pages, and let the old one end. Numbers stay together.',
      key: 'Key',
      since: 'Since',
      state: 'State',
      states: {
        works: () => 'works',
        ends: (when) => `works until ${when}`,
        ended: (when) => `ended ${when}`,
        'by-file': () => 'held by the file',
      },
      actions: 'What to do',
      end: 'Let it end …',
      restore: 'Let it work again',
      add: 'Add the key',
      newKey: 'New key',
      added: (key) => `The key ${key} works now.`,
      endTitle: (key) => `Let the key ${key} end?`,
      endText:
        'From then on pages that name it cannot start a test. It is never given to another partner, and it can work again here.',
      now: 'At once',
      at: 'At a time',
      time: 'Until when it works',
      ended: (key) => `The end of ${key} is set.`,
    },
    revoke: {
      title: 'Revoke',
      text: 'Its pages cannot start a test any more, from this moment on. Tests that are under way end with them. Numbers stay, and the partner can be brought back.',
      label: 'Revoke this partner …',
      confirm: 'Revoke',
      done: 'The partner is revoked.',
      back: 'Bring it back',
      backDone: 'The partner may embed the test again.',
    },
  },
  de: {
    ofFile: {
      title: 'Aus PARTNERS_FILE',
      text: 'Dieser Partner steht in der Datei, die PARTNERS_FILE nennt. Er wird dort geändert und beim nächsten Start gelesen. Um ihn hier zu ändern, übernehmen Sie ihn: aus der Datei übernehmen, dann ohne PARTNERS_FILE starten.',
      takeOver: 'Partner der Datei übernehmen',
    },
    shadowed: {
      title: 'Der Eintrag von PARTNERS_FILE gilt',
      text: 'Die Datei hat einen Partner mit einem Schlüssel von diesem. Unter diesem Schlüssel gilt ihr Eintrag und nicht, was hier steht, bis der Server ohne die Datei startet.',
    },
    revoked: (when) => `Widerrufen am ${when}. Seine Seiten können keinen Test beginnen.`,
    since: (when) => `Partner seit ${when}.`,
    notFound: 'Diesen Partner gibt es nicht. Vielleicht steht er unter einem anderen Namen.',
    numbers: {
      title: 'Die letzten 30 Tage',
      started: 'Begonnen',
      completed: 'Abgeschlossen',
      paid: 'Bezahlt',
      revenue: 'Einnahmen',
      lastUse: 'Zuletzt begonnen',
      never: 'nie',
      all: 'Alle Zahlen dieses Partners',
    },
    keys: {
      title: 'Schlüssel',
      intro:
        'Eine Seite nennt ihren Partner durch einen Schlüssel. Zum Wechseln fügen Sie einen neuen hinzu, ändern die Seiten und lassen den alten ablaufen. Die Zahlen bleiben zusammen.',
      key: 'Schlüssel',
      since: 'Seit',
      state: 'Zustand',
      states: {
        works: () => 'gilt',
        ends: (when) => `gilt bis ${when}`,
        ended: (when) => `abgelaufen ${when}`,
        'by-file': () => 'gehört zur Datei',
      },
      actions: 'Was zu tun ist',
      end: 'Ablaufen lassen …',
      restore: 'Wieder gelten lassen',
      add: 'Schlüssel hinzufügen',
      newKey: 'Neuer Schlüssel',
      added: (key) => `Der Schlüssel ${key} gilt jetzt.`,
      endTitle: (key) => `Schlüssel ${key} ablaufen lassen?`,
      endText:
        'Von da an können Seiten, die ihn nennen, keinen Test beginnen. Er geht nie an einen anderen Partner und kann hier wieder gelten.',
      now: 'Sofort',
      at: 'Zu einer Zeit',
      time: 'Bis wann er gilt',
      ended: (key) => `Das Ende von ${key} ist festgelegt.`,
    },
    revoke: {
      title: 'Widerrufen',
      text: 'Seine Seiten können von diesem Moment an keinen Test mehr beginnen. Laufende Tests enden mit ihnen. Die Zahlen bleiben, und der Partner kann wieder zugelassen werden.',
      label: 'Diesen Partner widerrufen …',
      confirm: 'Widerrufen',
      done: 'Der Partner ist widerrufen.',
      back: 'Wieder zulassen',
      backDone: 'Der Partner darf den Test wieder einbetten.',
    },
  },
};
