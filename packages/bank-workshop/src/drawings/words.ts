import { fill } from '@quotient/iq-test/fill';
import type { Language } from './picture.ts';

/** One text for each language. */
export type Texts = Readonly<Record<Language, string>>;

const signs: Record<string, Texts> = {
  star: { en: 'star', de: 'Stern', fr: 'étoile', es: 'estrella', ar: 'نجمة' },
  circle: { en: 'circle', de: 'Kreis', fr: 'cercle', es: 'círculo', ar: 'دائرة' },
  square: { en: 'square', de: 'Quadrat', fr: 'carré', es: 'cuadrado', ar: 'مربع' },
  triangle: { en: 'triangle', de: 'Dreieck', fr: 'triangle', es: 'triángulo', ar: 'مثلث' },
  diamond: { en: 'diamond', de: 'Raute', fr: 'losange', es: 'rombo', ar: 'معيّن' },
  pentagon: { en: 'pentagon', de: 'Fünfeck', fr: 'pentagone', es: 'pentágono', ar: 'شكل خماسي' },
  hexagon: { en: 'hexagon', de: 'Sechseck', fr: 'hexagone', es: 'hexágono', ar: 'شكل سداسي' },
  cross: { en: 'cross', de: 'Kreuz', fr: 'croix', es: 'cruz', ar: 'علامة زائد' },
  'arrow-up': {
    en: 'arrow pointing up',
    de: 'Pfeil nach oben',
    fr: 'flèche pointant vers le haut',
    es: 'flecha hacia arriba',
    ar: 'سهم نحو الأعلى',
  },
  'arrow-right': {
    en: 'arrow pointing right',
    de: 'Pfeil nach rechts',
    fr: 'flèche pointant vers la droite',
    es: 'flecha hacia la derecha',
    ar: 'سهم نحو اليمين',
  },
  'arrow-down': {
    en: 'arrow pointing down',
    de: 'Pfeil nach unten',
    fr: 'flèche pointant vers le bas',
    es: 'flecha hacia abajo',
    ar: 'سهم نحو الأسفل',
  },
  'arrow-left': {
    en: 'arrow pointing left',
    de: 'Pfeil nach links',
    fr: 'flèche pointant vers la gauche',
    es: 'flecha hacia la izquierda',
    ar: 'سهم نحو اليسار',
  },
  '': { en: 'no square', de: 'kein Quadrat', fr: 'pas de carré', es: 'sin cuadrado', ar: 'لا مربع' },
};

/** Name of a sign; throws for a token that no picture uses yet. */
export function nameOf(token: string, language: Language): string {
  const name = signs[token]?.[language];
  if (!name) throw new Error(`No words for the sign "${token}" (drawings/words.ts).`);
  return name;
}

/** `2, 3, 1` in the language's commas. */
export const listed = (values: readonly (string | number)[], language: Language): string =>
  values.join(language === 'ar' ? '، ' : ', ');

/** Fills the `{{places}}` of a text. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  fill(text, (name) => String(values[name]));

/** A colon as the language sets it. */
export const colon = (language: Language): string => (language === 'fr' ? ' :' : ':');

/** A semicolon between two parts, as the language sets it. */
export const semicolon = (language: Language): string =>
  language === 'ar' ? '؛ ' : language === 'fr' ? ' ; ' : '; ';

const row: Texts = { en: 'Row', de: 'Zeile', fr: 'Ligne', es: 'Fila', ar: 'الصف' };

/** `Row 1: …. Row 2: ….` */
export const rowByRow = (
  rows: readonly (readonly (string | number)[])[],
  language: Language,
  name: Texts = row,
): string =>
  rows
    .map((cells, i) => `${name[language]} ${i + 1}${colon(language)} ${listed(cells, language)}.`)
    .join(' ');

const and: Texts = { en: ' and ', de: ' und ', fr: ' et ', es: ' y ', ar: ' و' };

/** Joins `column 1, column 2 and column 4`, as in the descriptions of options. */
const joined = (parts: readonly string[], language: Language): string =>
  parts.length > 1 ? listed(parts.slice(0, -1), language) + and[language] + parts.at(-1) : parts.join('');

const columnWord: Texts = { en: 'column', de: 'Spalte', fr: 'colonne', es: 'columna', ar: 'العمود' };

/** Set cells of a figure on a grid, row by row; rows without one are left out. */
export const setCells = (bits: readonly string[], language: Language): string =>
  bits
    .flatMap((cells, y) => {
      const columns = [...cells].flatMap((bit, x) => (bit === '1' ? `${columnWord[language]} ${x + 1}` : []));
      return columns.length > 0
        ? `${language === 'de' ? row.de : row[language].toLowerCase()} ${y + 1}${colon(language)} ${joined(columns, language)}`
        : [];
    })
    .join(semicolon(language));
