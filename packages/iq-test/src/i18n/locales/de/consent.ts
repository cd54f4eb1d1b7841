import type { ConsentMessages } from '../../messages.ts';

export const consent: ConsentMessages = {
  bannerTitle: 'Ihre Privatsphäre ist uns wichtig',
  bannerText:
    'Cookies können Ihren Besuch angenehmer machen, Inhalte auf Sie abstimmen und Zugriffe auswerten. Welche Arten wir verwenden dürfen, entscheiden Sie; bis dahin setzen wir nur die notwendigen. Welche im Einsatz sind, steht in der <privacy>Datenschutzerklärung</privacy>.',
  onlyNecessary:
    'Zurzeit verwendet diese Website nur das Notwendige; die anderen Arten sind nicht im Einsatz.',
  privacySignal:
    'Ihr Browser sendet das Signal Global Privacy Control: Statistik und Marketing bleiben ausgeschaltet, solange Sie hier nichts anderes wählen.',
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
