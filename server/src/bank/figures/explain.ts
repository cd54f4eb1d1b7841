import type { LocaleCode } from '@quotient/contract/locales';
import { fill } from '@quotient/iq-test/fill';
import { directions } from '../../shapes/vocabulary.ts';
import { fillNames, lineNames, placeNames, shapeNames, sizeNames } from './attributeValues.ts';
import type { SlotName } from './cellAttributes.ts';
import type { Matrix } from './generate.ts';
import type { Candidate, Column } from './options.ts';
import type { DirectedRule } from './rules.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en, type FigureWords } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

/** Words about figures in each language of the bank. */
const languages: Record<LocaleCode, FigureWords> = { en, de, fr, es, ar };

/** Question in that language. */
export const questionText = (language: LocaleCode): string => languages[language].question;

/** Parts of a matrix that explain it. */
export type Explained = Pick<Matrix, 'look' | 'columns'>;

/** Texts by a number or a name. */
type Texts = Readonly<Record<string | number, string>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wayOf = (step: number) => (step > 0 ? 'clockwise' : 'counterclockwise');

function ruleText({ rule, by }: DirectedRule, slot: SlotName, words: FigureWords): string {
  switch (rule.kind) {
    case 'distribution':
      return words.distribution;
    case 'progression': {
      const size = Math.abs(rule.step);
      if (slot === 'count') return (rule.step > 0 ? words.more : words.fewer)[by][size === 1 ? 1 : 2];
      if (slot === 'size') return (rule.step > 0 ? words.larger : words.smaller)[by];
      if (size === 4) return words.halfTurned[by];
      return fill(words.turned[by][wayOf(rule.step)], () => String(size * 45));
    }
    case 'around': {
      const texts: Texts = words.around[by][wayOf(rule.step)];
      return texts[Math.abs(rule.step)] ?? '';
    }
    case 'shift': {
      const way = rule.right > 0 ? 'right' : rule.right < 0 ? 'left' : rule.down > 0 ? 'down' : 'up';
      return words.shift[way][by];
    }
    default:
      return words[rule.kind][by];
  }
}

const directionNames = new Map([...directions].map(([name, degrees]) => [degrees / 45, name]));

/** Looks that point nowhere, so that only degrees tell how they are turned. */
const pointless = new Set(['turned']);

const membersOf = (set: number, names: readonly string[]): string[] =>
  names.filter((_, bit) => set & (1 << bit));

const listed = (parts: readonly string[], language: LocaleCode): string =>
  new Intl.ListFormat(language).format(parts);

/** Members of a set in words. */
function memberTexts(slot: SlotName, set: number, words: FigureWords): string[] {
  const texts: Texts = slot === 'lines' ? words.lineNames : words.places;
  return membersOf(set, slot === 'lines' ? lineNames : placeNames).map((name) => texts[name] ?? '');
}

function turnText(value: number, isPointless: boolean, words: FigureWords): string {
  const texts: Texts = words.directions;
  if (!isPointless) return texts[directionNames.get(value) ?? ''] ?? '';
  return value === 0 ? words.upright : fill(words.turnedBy, () => String(value * 45));
}

/** Words for one value of an attribute that isn't a set. `shapes` are the names of shapes to use. */
function valueText(slot: SlotName, value: number, look: string, words: FigureWords, shapes: Texts): string {
  const fills: Texts = words.fills;
  const places: Texts = words.places;
  switch (slot) {
    case 'shape':
    case 'outerShape':
    case 'innerShape':
      return shapes[shapeNames[value] ?? ''] ?? '';
    case 'fill':
    case 'outerFill':
    case 'innerFill':
      return fills[fillNames[value] ?? ''] ?? '';
    case 'size':
      return words.sizes[sizeNames[value] ?? 'large'];
    case 'turn':
    case 'arrow':
      return turnText(value, pointless.has(look), words);
    case 'place':
    case 'squarePlace':
    case 'circlePlace':
      return places[membersOf(value, placeNames)[0] ?? ''] ?? '';
    default:
      return String(value);
  }
}

/** Attributes that are sets. */
type SetName = keyof FigureWords['hereAll'];

const isSetName = (slot: SlotName): slot is SetName => slot in en.hereAll;

/** Sentence with the value of the empty cell. */
function hereText(slot: SlotName, value: number, look: string, language: LocaleCode): string {
  const words = languages[language];
  if (isSetName(slot)) {
    const members = memberTexts(slot, value, words);
    return fill(words.hereAll[slot][members.length === 1 ? 'one' : 'many'], () => listed(members, language));
  }
  const text = words.here[slot === 'turn' && pointless.has(look) ? 'turned' : slot];
  return fill(text, () => valueText(slot, value, look, words, words.oneShape));
}

/** Explains each rule, and names its result in the empty cell. */
export function explain({ columns, look }: Explained, language: LocaleCode): string {
  const words = languages[language];
  return columns
    .flatMap(({ slot, directed, values }) => {
      if (!directed) return [];
      const rule = `${capital(words.slots[slot.name])}${words.colon}${ruleText(directed, slot.name, words)}`;
      return [rule, hereText(slot.name, values[8] ?? 0, look, language)];
    })
    .join(' ');
}

/** Attribute in which an option differs, with its value and the correct one. */
function pointText({ slot, values }: Column, wrong: number, look: string, language: LocaleCode): string {
  const words = languages[language];
  const right = values[8] ?? 0;
  const put = (text: string, texts: Texts) => fill(text, (name) => texts[name] ?? '');
  if (isSetName(slot.name)) {
    const members = (set: number) => listed(memberTexts(slot.name, set, words), language);
    const texts = {
      slot: words.slots[slot.name],
      extra: members(wrong & ~right),
      missing: members(right & ~wrong),
    };
    return put(words.pointOfAll[texts.extra ? (texts.missing ? 'both' : 'extra') : 'missing'], texts);
  }
  const inWords = (value: number) => valueText(slot.name, value, look, words, words.shapes);
  return put(words.point, {
    slot: words.slots[slot.name],
    wrong: inWords(wrong),
    right: inWords(right),
  });
}

/**
 * Says in which attributes an option differs from the correct one; empty for the correct one. `{{letter}}` is the
 * letter that the option has on the screen.
 */
export function explainChoice(
  { columns, look }: Explained,
  { draft }: Pick<Candidate, 'draft'>,
  language: LocaleCode,
): string {
  const points = columns.flatMap((column) => {
    const value = draft.get(column.slot.name) ?? 0;
    return value === column.values[8] ? [] : pointText(column, value, look, language);
  });
  if (points.length === 0) return '';
  return fill(languages[language].differs, (name, place) =>
    name === 'points' ? listed(points, language) : place,
  );
}
