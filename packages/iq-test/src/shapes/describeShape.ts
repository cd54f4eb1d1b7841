import type { Translate } from '../i18n/useT.ts';
import { shapeGrammar as grammar } from './shapeGrammar.ts';

const isIn = <Table extends object>(table: Table, word: string): word is keyof Table & string =>
  Object.hasOwn(table, word);

/** `one, two and three` in the words of the locale. */
function joinParts(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return t('shapes.listEnd', { first: parts.slice(0, -1).join(t('shapes.listSeparator')), last });
}

/** A square, three filled circles, a dot at the top, a mirrored flag: a noun and its modifiers in any order. */
function describeFigure(noun: keyof typeof grammar.figures, modifiers: readonly string[], t: Translate) {
  const place = modifiers.filter((word) => isIn(grammar.places, word)).join('-');
  const turn = modifiers.map((word) => /^r(\d+)$/.exec(word)?.[1]).find((degrees) => degrees !== undefined);
  const number = modifiers.find((word) => /^\d+$/.test(word));
  let text = t(`shapes.figures.${noun}`);
  for (const word of modifiers)
    if (isIn(grammar.fills, word)) text = t(`shapes.fills.${word}`, { figure: text });
  for (const word of modifiers)
    if (isIn(grammar.sizes, word)) text = t(`shapes.sizes.${word}`, { figure: text });
  if (modifiers.includes('flip')) text = t('shapes.flipped', { figure: text });
  if (number !== undefined) text = t('shapes.counted', { number, figures: text });
  if (isIn(grammar.places, place)) text = t(`shapes.places.${place}`, { figure: text });
  return turn === undefined ? text : t('shapes.turned', { figure: text, degrees: turn });
}

/** Which cells are set, row by row; rows without one are left out. */
function describeGrid(kind: keyof typeof grammar.grids, bits: readonly string[], t: Translate): string {
  const rows = bits.flatMap((row, y) => {
    const columns = [...row].flatMap((bit, x) =>
      bit === '1' ? t('shapes.gridColumn', { column: x + 1 }) : [],
    );
    return columns.length > 0 ? t('shapes.gridRow', { row: y + 1, columns: joinParts(columns, t) }) : [];
  });
  return t(`shapes.grids.${kind}`, { size: bits.length, rows: rows.join(t('shapes.gridRowSeparator')) });
}

/** `undefined` for a part that no word describes. */
function describePart(part: string, t: Translate): string | undefined {
  const [head = '', ...rest] = part.split('-');
  const tail = rest.join('-');
  if (isIn(grammar.figures, head)) return describeFigure(head, rest, t);
  if (head === 'line' && isIn(grammar.lines, tail)) return t(`shapes.lines.${tail}`);
  if (head === 'bars' && isIn(grammar.bars, tail)) return t(`shapes.bars.${tail}`);
  if (head === 'matrix' && isIn(grammar.boards, tail)) return t(`shapes.boards.${tail}`);
  if (isIn(grammar.grids, head) && rest.every((row) => /^[01]+$/.test(row)))
    return describeGrid(head, rest, t);
  const [number, direction] = head === 'arrow' ? ['single', tail] : [rest[0] ?? '', rest.slice(1).join('-')];
  if (head.startsWith('arrow') && isIn(grammar.arrows, number) && isIn(grammar.directions, direction)) {
    return t(`shapes.arrows.${number}`, { direction: t(`shapes.directions.${direction}`) });
  }
  return undefined;
}

function withArticle(part: string, text: string, t: Translate): string {
  if (part.startsWith('arrow-')) return t('shapes.indefinite.beforeVowel', { part: text });
  const isPlural = /^[a-z]+s-/.test(part) && !part.startsWith('cross-');
  return t(`shapes.indefinite.${isPlural ? 'plural' : 'beforeConsonant'}`, { part: text });
}

/**
 * The text alternative of a shape token, built from its parts by the locale (keys `shapes.*`).
 * A token that has no words is named as it is.
 * @example describeShape('square+dot-top', t) // 'square with a dot at the top'
 */
export function describeShape(token: string, t: Translate): string {
  const parts = token.split('+');
  const texts = parts.flatMap((part) => describePart(part, t) ?? []);
  const [first = ''] = texts;
  if (texts.length < parts.length) return t('shapes.unknown', { token });
  if (parts.length === 1) return first;
  if (parts.every((part) => part.startsWith('line-'))) return joinParts(texts, t);
  const others = parts.slice(1).map((part, i) => withArticle(part, texts[i + 1] ?? '', t));
  return t('shapes.with', { figure: first, parts: joinParts(others, t) });
}
