import type { Words } from '../../words.tsx';

interface ChartWords {
  chart: string;
  table: string;
  csv: string;
  png: string;
  failed: string;
}

/** The words around every chart. */
export const chartWords: Words<ChartWords> = {
  en: {
    chart: 'Chart',
    table: 'Table',
    csv: 'CSV: save the numbers',
    png: 'PNG: save the picture',
    failed: 'The picture could not be made in this browser. The numbers can be saved as CSV.',
  },
  de: {
    chart: 'Diagramm',
    table: 'Tabelle',
    csv: 'CSV: Zahlen speichern',
    png: 'PNG: Bild speichern',
    failed: 'Das Bild ließ sich in diesem Browser nicht erstellen. Die Zahlen lassen sich als CSV speichern.',
  },
};
