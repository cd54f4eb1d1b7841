import { defineWords } from '../../words/defineWords.ts';

/** The words around every screen. */
export const shellWords = defineWords({
  en: {
    area: 'Admin',
    skip: 'Skip to content',
    navigation: 'Admin area',
    menu: 'Menu',
    language: 'Language',
    open: '{{count}} open',
    screens: {
      dashboard: 'Dashboard',
      sessions: 'Tests and payments',
      withdrawals: 'Withdrawals',
      statistics: 'Question statistics',
      questions: 'Questions',
      shapes: 'Shapes',
      partners: 'Partners',
      audit: 'Audit log',
      operators: 'Operators',
      account: 'Account',
    },
    notFound: {
      title: 'There is nothing here',
      text: 'The address leads to no screen of the admin area.',
      back: 'To the dashboard',
    },
    failed: {
      title: 'This screen could not be opened',
      text: 'The server may have been updated meanwhile, or it could not be reached. What is saved is safe.',
      reload: 'Reload the page',
    },
  },
  de: {
    area: 'Verwaltung',
    skip: 'Zum Inhalt',
    navigation: 'Verwaltung',
    menu: 'Menü',
    language: 'Sprache',
    open: '{{count}} offen',
    screens: {
      dashboard: 'Übersicht',
      sessions: 'Tests und Zahlungen',
      withdrawals: 'Widerrufe',
      statistics: 'Fragenstatistik',
      questions: 'Fragen',
      shapes: 'Figuren',
      partners: 'Partner',
      audit: 'Protokoll',
      operators: 'Zugänge',
      account: 'Konto',
    },
    notFound: {
      title: 'Hier ist nichts',
      text: 'Die Adresse führt zu keiner Seite der Verwaltung.',
      back: 'Zur Übersicht',
    },
    failed: {
      title: 'Diese Seite ließ sich nicht öffnen',
      text: 'Vielleicht wurde der Server inzwischen aktualisiert, oder er ist nicht erreichbar. Gespeichertes ist sicher.',
      reload: 'Seite neu laden',
    },
  },
});
