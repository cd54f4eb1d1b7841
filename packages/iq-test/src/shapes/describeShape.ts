import type { MessageKey } from '../i18n/messages.ts';
import type { MessageValues, Translate } from '../i18n/useT.ts';

/** Translates a key. Returns `undefined` if the language lacks it: `t` then answers the key itself. */
function say(key: string, t: Translate, values?: MessageValues): string | undefined {
  const text = t(key as MessageKey, values); // whether it is one is the question
  return text === key ? undefined : text;
}

/** `one, two and three` in the words of the locale. */
function joinParts(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return t('shapes.listEnd', { first: parts.slice(0, -1).join(t('shapes.listSeparator')), last });
}

/** A square, three filled circles, a dot at the top, a mirrored flag: a noun and its modifiers in any order. */
function describeFigure(noun: string, modifiers: readonly string[], t: Translate): string {
  const place = modifiers.filter((word) => say(`shapes.places.${word}`, t)).join('-');
  const turn = modifiers.map((word) => /^r(\d+)$/.exec(word)?.[1]).find((degrees) => degrees !== undefined);
  const number = modifiers.find((word) => /^\d+$/.test(word));
  let text = noun;
  for (const table of ['fills', 'sizes'])
    for (const word of modifiers) text = say(`shapes.${table}.${word}`, t, { figure: text }) ?? text;
  if (modifiers.includes('flip')) text = t('shapes.flipped', { figure: text });
  if (number !== undefined) text = t('shapes.counted', { number, figures: text });
  text = say(`shapes.places.${place}`, t, { figure: text }) ?? text;
  return turn === undefined ? text : t('shapes.turned', { figure: text, degrees: turn });
}

/** Describes the filled cells, row by row; empty rows are left out. */
function describeGrid(kind: string, bits: readonly string[], t: Translate): string | undefined {
  const rows = bits.flatMap((row, y) => {
    const columns = [...row].flatMap((bit, x) =>
      bit === '1' ? t('shapes.gridColumn', { column: x + 1 }) : [],
    );
    return columns.length > 0 ? t('shapes.gridRow', { row: y + 1, columns: joinParts(columns, t) }) : [];
  });
  return say(`shapes.grids.${kind}`, t, { size: bits.length, rows: rows.join(t('shapes.gridRowSeparator')) });
}

/** Parts that are one word of the language, whatever follows their name: its table there. */
const tables = new Map([
  ['line', 'lines'],
  ['bars', 'bars'],
  ['matrix', 'boards'],
]);

/** `undefined` for a part that no word describes. */
function describePart(part: string, t: Translate): string | undefined {
  const [head = '', ...rest] = part.split('-');
  const tail = rest.join('-');
  const noun = say(`shapes.figures.${head}`, t);
  if (noun) return describeFigure(noun, rest, t);
  const table = tables.get(head);
  const whole = table && say(`shapes.${table}.${tail}`, t);
  if (whole) return whole;
  if (rest.every((row) => /^[01]+$/.test(row))) return describeGrid(head, rest, t);
  const [number, name] = head === 'arrow' ? ['single', tail] : [rest[0] ?? '', rest.slice(1).join('-')];
  const direction = head.startsWith('arrow') && say(`shapes.directions.${name}`, t);
  return direction ? say(`shapes.arrows.${number}`, t, { direction }) : undefined;
}

function withArticle(part: string, text: string, t: Translate): string {
  if (part.startsWith('arrow-')) return t('shapes.indefinite.beforeVowel', { part: text });
  const isPlural = /^[a-z]+s-/.test(part) && !part.startsWith('cross-');
  return t(`shapes.indefinite.${isPlural ? 'plural' : 'beforeConsonant'}`, { part: text });
}

/**
 * The text alternative of a shape token, built from its parts by the locale (keys `shapes.*`).
 * A token that has no words is named as it is.
 * @example
 * import { describeShape, useT } from '@quotient/iq-test';
 *
 * const t = useT();
 * describeShape('square+dot-top', t); // 'square with a dot at the top'
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
