import { defineWords } from '../../words/defineWords.ts';

/** The words around a partner's color. */
export const accentWords = defineWords({
  en: {
    pick: 'Pick a color',
    invalid: 'Enter a color as #rrggbb, such as #0b6b6b.',
    light: 'Light',
    dark: 'Dark',
    button: 'Start',
    link: 'A link',
    chosen: 'Chosen',
    moved: {
      light: '{{wish}} is too light to read on a light page. The test uses {{accent}} there.',
      dark: '{{wish}} is too dark to read on a dark page. The test uses {{accent}} there.',
    },
  },
  de: {
    pick: 'Farbe wählen',
    invalid: 'Geben Sie eine Farbe als #rrggbb ein, etwa #0b6b6b.',
    light: 'Hell',
    dark: 'Dunkel',
    button: 'Starten',
    link: 'Ein Link',
    chosen: 'Gewählt',
    moved: {
      light: '{{wish}} ist auf einer hellen Seite zu hell zum Lesen. Der Test verwendet dort {{accent}}.',
      dark: '{{wish}} ist auf einer dunklen Seite zu dunkel zum Lesen. Der Test verwendet dort {{accent}}.',
    },
  },
});
