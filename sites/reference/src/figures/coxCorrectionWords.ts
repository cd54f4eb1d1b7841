import { defineWords } from '../words/defineWords.ts';

/** Spelled alike in both languages. */
const names = {
  adams: 'John Quincy Adams',
  goethe: 'Goethe',
  mill: 'John Stuart Mill',
  balzac: 'Balzac',
  emerson: 'Emerson',
  napoleon: 'Napoleon',
  pascal: 'Pascal',
  voltaire: 'Voltaire',
  jefferson: 'Jefferson',
  johnson: 'Samuel Johnson',
  lincoln: 'Lincoln',
  descartes: 'Descartes',
  franklin: 'Franklin',
  newton: 'Newton',
  beethoven: 'Beethoven',
  kant: 'Kant',
  rembrandt: 'Rembrandt',
  spinoza: 'Spinoza',
  leonardo: 'Leonardo da Vinci',
};

/** Words in the figure of Cox's correction. */
export const coxCorrectionWords = defineWords({
  en: {
    order: 'Order',
    byRecord: {
      label: 'Order by record',
      note: 'best-documented first',
      says: 'Where the record is good, the correction adds 5 to 15 points; at the thin end it adds 20 to 30.',
    },
    byIq: {
      label: 'Order by published IQ',
      note: 'as the web knows it',
      says: 'Goethe leads with 210. Nothing in this order tells how much of a number was added.',
    },
    grade: 'Grade {{grade}}',
    /** One person if the chart does not fit. */
    entry: '{{name}}: {{obtained}}, published as {{corrected}} (+{{gain}})',
    obtained: 'what the raters arrived at',
    corrected: 'published after the correction',
    all: 'All 21 as a table',
    columns: ['Name', 'Grade', 'Raters', 'Pub\u00adlished', 'Gain'],
    source:
      'Source: C. M. Cox (1926), Table 12A, as tabulated at assessmentpsychology.com/301geniuses.htm; the gain is our subtraction.',
    names: { ...names, handel: 'Handel', copernicus: 'Copernicus' },
  },
  de: {
    order: 'Reihenfolge',
    byRecord: {
      label: 'Nach Quellenlage ordnen',
      note: 'die bestbelegten zuerst',
      says: 'Bei guter Quellenlage bringt die Korrektur 5 bis 15 Punkte, am dünnen Ende 20 bis 30.',
    },
    byIq: {
      label: 'Nach veröffentlichtem IQ ordnen',
      note: 'wie das Netz sie kennt',
      says: 'Goethe führt mit 210. Nichts an dieser Reihenfolge verrät, wie viel einer Zahl hinzugefügt wurde.',
    },
    grade: 'Note {{grade}}',
    entry: '{{name}}: {{obtained}}, veröffentlicht als {{corrected}} (+{{gain}})',
    obtained: 'worauf die Beurteiler kamen',
    corrected: 'nach der Korrektur veröffentlicht',
    all: 'Alle 21 als Tabelle',
    columns: ['Name', 'Note', 'Beur\u00adteiler', 'Ver\u00adöffent\u00adlicht', 'Diffe\u00adrenz'],
    source:
      'Quelle: C. M. Cox (1926), Tabelle 12A, nach der Übersicht auf assessmentpsychology.com/301geniuses.htm; die Differenz haben wir ausgerechnet.',
    names: { ...names, handel: 'Händel', copernicus: 'Kopernikus' },
  },
});
