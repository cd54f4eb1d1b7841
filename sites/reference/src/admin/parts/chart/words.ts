import type { Words } from '../../words.tsx';

interface ChartWords {
  view: string;
  chart: string;
  table: string;
  csv: string;
  png: string;
  failed: string;
}

/** The words around every chart. */
export const chartWords: Words<ChartWords> = {
  en: {
    view: 'View',
    chart: 'Chart',
    table: 'Table',
    csv: 'Save the numbers (CSV)',
    png: 'Save the picture (PNG)',
    failed: 'The picture could not be made in this browser. The numbers can be saved as CSV.',
  },
  de: {
    view: 'Ansicht',
    chart: 'Diagramm',
    table: 'Tabelle',
    csv: 'Zahlen speichern (CSV)',
    png: 'Bild speichern (PNG)',
    failed: 'Das Bild ließ sich in diesem Browser nicht erstellen. Die Zahlen lassen sich als CSV speichern.',
  },
};
