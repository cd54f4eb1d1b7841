import { isMissingCell, type Question } from '@quotient/contract';
import { type LocaleCode, locales } from '@quotient/contract/locales';
import { bank } from '@quotient/server/bank/bank';
import { makeForm } from '@quotient/server/bank/figures/form';
import { drawShape } from '@quotient/server/shapes/grammar';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '../../iq-test/src/i18n/createI18n.ts';
import { loadFirstMessages } from '../../iq-test/src/i18n/firstMessages.ts';
import type { Translate } from '../../iq-test/src/i18n/useT.ts';
import { describeShape } from '../../iq-test/src/shapes/describeShape.ts';

const forms = Array.from({ length: 10 }, (_, seed) => ({
  set: `fresh ${seed}`,
  questions: makeForm(`${seed}`, null),
}));

/** Texts that a reader hears together: the cells of one grid, and the options of one question. */
const groups = [...bank, ...forms].flatMap(({ set, questions }) =>
  questions.flatMap(({ id, visualPattern }: Question) => {
    const { type, grid = [], optionShapes = [] } = visualPattern ?? {};
    const cells = type === 'matrix' ? grid.flat().filter((cell) => !isMissingCell(cell)) : [];
    return [
      { name: `${set} ${id}, cells`, tokens: cells },
      { name: `${set} ${id}, options`, tokens: optionShapes },
    ];
  }),
);

/** Text as read aloud: a comma more makes no difference. */
const heard = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ');

const tokens = new Set(groups.flatMap((group) => group.tokens));

describe.each(Object.keys(locales) as LocaleCode[])('%s', (code) => {
  const words = new Map<string, string>();
  let t: Translate;
  beforeAll(async () => {
    const i18n = createI18n({ locale: code, messages: await loadFirstMessages(code) });
    t = (key, values = {}) => i18n.t(key, values);
    for (const token of tokens) words.set(token, describeShape(token, t));
  });

  test('every figure is described in words', () => {
    const wordless = [...tokens].filter((token) => words.get(token) === t('shapes.unknown', { token }));
    expect(tokens.size).toBeGreaterThan(1000);
    expect(wordless).toEqual([]);
  });

  test('figures of a question that look different have different descriptions', () => {
    const alike = groups.flatMap((group) => {
      const seen = new Map<string, string>();
      return [...new Set(group.tokens)].flatMap((token) => {
        const text = heard(words.get(token) ?? '');
        const other = seen.get(text) ?? token;
        seen.set(text, other);
        return drawShape(other) === drawShape(token) ? [] : `${group.name}: ${other} and ${token}: ${text}`;
      });
    });
    expect(alike).toEqual([]);
  });
});
