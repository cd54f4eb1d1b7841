import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} im {{name}}: Ihr eigenes Ergebnis für {{price}}',
    heading: 'Ein geteiltes Ergebnis im {{name}}',
    description:
      'Jemand teilt ein Ergebnis im {{name}}: {{iq}}, Prozentrang {{percentile}}. Machen Sie den Test und sehen Sie, wo Sie stehen.',
    tooFew: 'Weniger als die Hälfte der Fragen wurde beantwortet. Dieser Wert sagt wenig über die Person.',
    tooFast:
      'Diese Antworten kamen in weniger Zeit, als man zum Lesen der Fragen braucht. Dieser Wert sagt wenig über die Person.',
    percentileMeaning: 'Laut der Tabelle dieses Tests höher als bei etwa {{percent}} der Menschen.',
    interval: 'Der wahre Wert liegt in etwa zwei von drei Fällen zwischen {{low}} und {{high}}.',
    take: 'Den {{name}} selbst machen',
    withdrawnTitle: 'Dieses Ergebnis ist nicht mehr öffentlich',
    withdrawnText: 'Es wurde zurückgezogen. Wer Ihnen den Link geschickt hat, kann Ihnen mehr sagen.',
    missingTitle: 'Seite nicht gefunden',
    missingText:
      'Unter dieser Adresse gibt es kein geteiltes Ergebnis: Der Link ist unvollständig, oder die Person, der das Ergebnis gehört, hat es zurückgenommen.',
    home: 'Zur Startseite',
    pictureAlt: 'Eine Glockenkurve der IQ-Skala, auf der {{iq}} markiert ist, Prozentrang {{percentile}}.',
    pictureInvite: 'Wo stehen Sie?',
    picture: {
      tooFew: 'Zu wenige Antworten, um viel zu sagen',
      tooFast: 'Zu schnell beantwortet, um viel zu sagen',
    },
  },
  certificate: {
    title: 'Zertifikat über ein Ergebnis im {{name}}',
    date: 'Datum des Tests',
    interval: '68-%-Intervall',
    intervalValue: '{{low}} bis {{high}}',
    set: 'Fragensatz',
    sets: {
      main: 'Haupttest',
      advanced: 'Fortgeschritten',
      visual: 'Bildlich',
      extended: 'Erweitert',
      fresh: 'Neu erzeugt',
      parallel: 'Parallelform',
    },
    code: 'Code',
    nameless:
      'Dieses Zertifikat bestätigt ein Ergebnis, keine Person: Niemand hat geprüft, wer geantwortet hat. Einen Namen darauf hat hinzugefügt, wer es gedruckt hat.',
    checkAt: 'Zu prüfen unter {{address}}',
    nameLabel: 'Name für das gedruckte Blatt, wenn Sie einen möchten',
    nameHint: 'Er bleibt auf dieser Seite: Nichts sendet oder speichert ihn.',
    howToPrint:
      'Der Druckdialog druckt den Namen mit, auch in ein PDF. Die Datei unten enthält keinen Namen.',
    print: 'Drucken oder als PDF speichern',
    formTitle: 'Ein Zertifikat prüfen',
    formText: 'Geben Sie den Code des Zertifikats ein, um zu sehen, was es bestätigt.',
    codeLabel: 'Code des Zertifikats',
    codeHint: '20 Buchstaben und Ziffern. Großschreibung, Leerzeichen und Striche spielen keine Rolle.',
    codeCheck: 'Zertifikat prüfen',
    pdf: 'PDF herunterladen',
    toPrint: 'Blatt zum Drucken öffnen',
    genuine: 'Dieses Zertifikat ist echt',
    genuineText: 'Es wurde hier erstellt und besagt dies, sonst nichts. Vergleichen Sie es mit dem Papier.',
    withdrawnTitle: 'Dieses Zertifikat ist nicht gültig',
    withdrawnText:
      'Der Code stimmt, aber das Zertifikat wurde zurückgezogen. Wer es Ihnen gegeben hat, kann Ihnen mehr sagen.',
    missingTitle: 'Kein Zertifikat hat diesen Code',
    missingText:
      'Vergleichen Sie den Code Zeichen für Zeichen mit dem Papier. Stimmt er überein, wurde das Zertifikat zurückgenommen oder nicht hier erstellt.',
  },
};
