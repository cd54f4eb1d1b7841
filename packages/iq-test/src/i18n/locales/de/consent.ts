import type { ConsentMessages } from '../../messages.ts';

export const consent: ConsentMessages = {
  bannerTitle: 'Ihre Privatsphäre ist uns wichtig',
  bannerText:
    'Cookies können das Surfen angenehmer machen, Inhalte personalisieren und Zugriffe auswerten (<privacy>Datenschutzerklärung</privacy>). Bis Sie wählen, setzen wir nur notwendige.',
  onlyNecessary: 'Andere nutzt diese Website zurzeit nicht.',
  privacySignal:
    'Ihr Browser sendet Global Privacy Control: Statistik und Marketing bleiben aus, solange Sie nichts anderes wählen.',
  acceptAll: 'Alle Cookies akzeptieren',
  rejectAll: 'Alle ablehnen',
  customize: 'Anpassen',
  closeBanner: 'Ohne Entscheidung schließen',
  dialogTitle: 'Cookie-Auswahl',
  dialogText:
    'Schalten Sie ein, womit Sie einverstanden sind. Mit der Cookie-Schaltfläche am Ende der Seite können Sie Ihre Wahl jederzeit ändern. <privacy>Datenschutzerklärung</privacy>',
  dialogFailed:
    'Die Cookie-Auswahl konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  closeDialog: 'Schließen',
  savePreferences: 'Auswahl speichern',
  acceptAllShort: 'Alle akzeptieren',
  settings: 'Cookie-Einstellungen',
  saveReceipt: 'Beleg über Ihre Auswahl herunterladen',
  alwaysOn: 'Immer aktiv',
  notInUse: 'Auf dieser Website zurzeit nicht im Einsatz',
  examples: 'Beispiele: {{examples}}',
  categories: {
    necessary: {
      name: 'Notwendig',
      description:
        'Was die Website braucht, um zu funktionieren und sich diese Auswahl zu merken. Ohne das kann sie ihren Zweck nicht erfüllen.',
      examples: 'was Sie hier begonnen haben, diese Cookie-Auswahl',
    },
    analytics: {
      name: 'Statistik',
      description: 'Diese Cookies zählen Besuche und zeigen uns, welche Seiten Probleme bereiten.',
      examples: 'Seitenaufrufe, Herkunft der Besuche',
    },
    marketing: {
      name: 'Marketing',
      description:
        'Diese Cookies messen, ob unsere Werbung Menschen erreicht, und machen sie für Sie relevanter.',
      examples: 'Besuche nach einer Werbeanzeige',
    },
    preferences: {
      name: 'Präferenzen',
      description: 'Diese Cookies merken sich, was Ihnen die Nutzung der Website angenehmer macht.',
      examples: 'Sprache, Darstellung',
    },
  },
};
