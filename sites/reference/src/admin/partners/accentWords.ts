import type { Words } from '../words.tsx';

interface AccentWords {
  pick: string;
  invalid: string;
  light: string;
  dark: string;
  button: string;
  link: string;
  chosen: string;
  moved: Record<'light' | 'dark', (wish: string, accent: string) => string>;
}

/** The words around a partner's color. */
export const accentWords: Words<AccentWords> = {
  en: {
    pick: 'Pick a color',
    invalid: 'Enter a color as #rrggbb, such as #0b6b6b.',
    light: 'Light',
    dark: 'Dark',
    button: 'Start',
    link: 'A link',
    chosen: 'Chosen',
    moved: {
      light: (wish, accent) => `${wish} is too light to read on a light page. The test uses ${accent} there.`,
      dark: (wish, accent) => `${wish} is too dark to read on a dark page. The test uses ${accent} there.`,
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
      light: (wish, accent) =>
        `${wish} ist auf einer hellen Seite zu hell zum Lesen. Der Test verwendet dort ${accent}.`,
      dark: (wish, accent) =>
        `${wish} ist auf einer dunklen Seite zu dunkel zum Lesen. Der Test verwendet dort ${accent}.`,
    },
  },
};
