import { defineWords } from '../../../words/defineWords.ts';

/** The words around every chart. */
export const chartWords = defineWords({
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
});
