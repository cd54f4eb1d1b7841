import type { LocaleCode } from '@quotient/contract/locales';
import { fill } from '@quotient/iq-test/fill';
import { fillNames, shapeNames, sizeNames } from './attributeValues.ts';
import type { SlotName } from './cellAttributes.ts';
import type { Matrix } from './generate.ts';
import type { Column } from './options.ts';
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

/** Words for the last cell's value, if a word or a number describes it. */
function valueText({ slot, values }: Column, words: FigureWords): string | undefined {
  const value = values[8] ?? 0;
  const shapes: Texts = words.shapes;
  const fills: Texts = words.fills;
  switch (slot.name) {
    case 'shape':
    case 'outerShape':
    case 'innerShape':
      return shapes[shapeNames[value] ?? ''];
    case 'fill':
    case 'outerFill':
    case 'innerFill':
      return fills[fillNames[value] ?? ''];
    case 'size':
      return words.sizes[sizeNames[value] ?? 'large'];
    case 'count':
      return String(value);
    default:
      return undefined;
  }
}

/** Part in which the most tempting wrong option equals the cell beside or above the empty one. */
function temptation({ candidates, columns }: Matrix, words: FigureWords): string {
  const tempting = candidates.find(({ mistakes }) => mistakes.isIncomplete);
  const column = columns.find(({ slot }) => slot.name === tempting?.changed[0]);
  if (!tempting || !column) return '';
  const [left = 0, above = 0, key = 0] = [column.values[7], column.values[5], column.values[8]];
  const value = tempting.draft.get(column.slot.name) ?? key;
  const name = words.slots[column.slot.name];
  const told = (texts: FigureWords['repeats'], isLeft: boolean) =>
    fill(isLeft ? texts.left : texts.above, () => name);
  if (value === left || value === above) return told(words.repeats, value === left);
  const isLikeLeft = ((value ^ key) & ~(left ^ key)) === 0;
  return told(words.keepsPart, isLikeLeft);
}

/** Explains each rule, its result in the empty cell, and the mistake of the most tempting wrong option. */
export function explain(matrix: Matrix, language: LocaleCode): string {
  const words = languages[language];
  const rules = matrix.columns.flatMap((column) => {
    if (!column.directed) return [];
    const value = valueText(column, words);
    const sentence = `${capital(words.slots[column.slot.name])}${words.colon}${ruleText(column.directed, column.slot.name, words)}`;
    return value === undefined ? sentence : `${sentence} ${fill(words.here, () => value)}`;
  });
  return [...rules, temptation(matrix, words)].filter(Boolean).join(' ');
}
