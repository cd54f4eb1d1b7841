import type { Question } from '@quotient/contract';
import { bank, getQuestionSet } from '@quotient/server/bank/bank';
import { ideasOf } from '@quotient/server/bank/classicTypes';
import { kindOf, mostOf, twinsOf } from '@quotient/server/bank/kinds';
import { createParallelForms, wordsToRead } from '@quotient/server/bank/parallelForms';
import { longestRun, shuffleOptions } from '@quotient/server/optionOrder';
import { seededRandom } from '@quotient/server/seededRandom';
import { describe, expect, test } from 'vitest';
import { guessingStrategies, tryGuessing } from './guessing.ts';
import { spreadAt, spreadOverPopulation } from './population.ts';

const DRAWS = 1000;
/** Allowed differences from `main`, in percent of the points. A score has a standard error of eight. */
const MEAN_MARGIN = 1;
const DEVIATION_MARGIN = 0.5;
/** The same for visitors of one ability. */
const ABILITY_MARGIN = 1.5;
/** Allowed difference in the number of words to read, as a share; and of the mean of all forms. */
const WORDS_MARGIN = 0.12;
const MEAN_WORDS_MARGIN = 0.03;
/** Most forms, as a share, that have one question. The smallest cells have two for one place. */
const MOST_EXPOSED = 0.65;
/** Allowed distance of a letter from its share by chance, over all forms. */
const LETTER_MARGIN = 0.03;

const forms = createParallelForms({ bank, ideasOf, getQuestionSet });
const main = getQuestionSet('main') ?? [];
const mainRefs = main.map(({ id }) => `main:${id}`);
const random = seededRandom(39);
const questionsOf = (form: string[]) => forms.questionsOf(form, null);
const wordsOf = (questions: readonly Question[]) =>
  questions.reduce((sum, question) => sum + wordsToRead(question), 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Chains of visitors who have taken main, and then two retakes. */
const chains = Array.from({ length: DRAWS }, () => {
  const first = forms.draw(mainRefs, random);
  return { first, second: forms.draw([...mainRefs, ...first], random) };
});
const ideas = new Map(bank.map(({ set }) => [set, ideasOf(set)]));
const kindOfRef = (ref: string) => {
  const [set = '', id] = ref.split(':');
  const { questions = [] } = bank.find((one) => one.set === set) ?? {};
  const { category = '', visualPattern } = questions.find((one) => one.id === Number(id)) ?? {};
  const idea = [...ideas].find(([name]) => name === set)?.[1].get(Number(id));
  return kindOf({ idea, category, isMatrix: visualPattern?.type === 'matrix' });
};

describe.each(['first', 'second'] as const)('the %s retake after main', (which) => {
  const drawn = chains.map((chain) => chain[which]);
  const asked = drawn.map(questionsOf);

  test('has the abilities and points of main at every place', () => {
    const blueprint = main.map(({ category, points, difficulty }) => [category, points, difficulty]);
    for (const questions of asked)
      expect(questions.map(({ category, points, difficulty }) => [category, points, difficulty])).toEqual(
        blueprint,
      );
  });

  test('is as hard as main, for the whole population and for each ability', () => {
    const model = spreadOverPopulation(main);
    const abilities = [-2, -1, 0, 1, 2];
    const expected = new Map(abilities.map((ability) => [ability, spreadAt(main, ability).mean]));
    // the model knows no more of a question than this, and many forms are the same to it
    const known = (questions: readonly Question[]) =>
      questions
        .map(({ points, options }) => `${points} ${options.length}`)
        .sort()
        .join();
    const distinct = new Map(asked.map((questions) => [known(questions), questions]));
    for (const questions of distinct.values()) {
      const spread = spreadOverPopulation(questions);
      expect(Math.abs(spread.mean - model.mean), `mean ${spread.mean}`).toBeLessThan(MEAN_MARGIN);
      expect(Math.abs(spread.deviation - model.deviation), `deviation ${spread.deviation}`).toBeLessThan(
        DEVIATION_MARGIN,
      );
      for (const [ability, points] of expected)
        expect(Math.abs(spreadAt(questions, ability).mean - points), `at ${ability}`).toBeLessThan(
          ABILITY_MARGIN,
        );
    }
  });

  test('has as much to read as main', () => {
    const words = asked.map(wordsOf);
    const model = wordsOf(main);
    for (const count of words)
      expect(Math.abs(count / model - 1), `${count} words`).toBeLessThanOrEqual(WORDS_MARGIN);
    expect(Math.abs(mean(words) / model - 1), `mean ${mean(words)}`).toBeLessThan(MEAN_WORDS_MARGIN);
  });

  test('has a key without a favorite letter and without long runs', () => {
    const letters = new Map<number, { right: number; chance: number }>();
    const alwaysB: number[] = [];
    for (const questions of asked) {
      const orders = shuffleOptions(questions, questions, random);
      const places = questions.map(({ correct }, i) => orders[i]?.indexOf(correct) ?? -1);
      expect(longestRun(places)).toBeLessThanOrEqual(3);
      for (const [i, { options }] of questions.entries())
        for (const place of options.keys()) {
          const { right, chance } = letters.get(place) ?? { right: 0, chance: 0 };
          letters.set(place, {
            right: right + Number(places[i] === place),
            chance: chance + 1 / options.length,
          });
        }
      const shown = questions.map(({ options }, i) => ({ options, correct: places[i] ?? -1 }));
      const strategy = guessingStrategies['always B'];
      if (strategy) alwaysB.push(tryGuessing(strategy, shown).right);
    }
    for (const [place, { right, chance }] of letters)
      expect(Math.abs(right - chance) / (DRAWS * main.length), `letter ${place}`).toBeLessThan(LETTER_MARGIN);
    expect(mean(alwaysB), 'right answers by always B').toBeLessThan(5);
    expect(Math.max(...alwaysB)).toBeLessThanOrEqual(8);
  });

  test('asks nothing that was seen, nothing twice, no twins, and no task more often than its kind allows', () => {
    for (const [i, form] of drawn.entries()) {
      const seen = [...mainRefs, ...(which === 'second' ? (chains[i]?.first ?? []) : [])];
      expect(form.filter((ref) => seen.includes(ref))).toEqual([]);
      expect(new Set(form).size).toBe(main.length);
      expect(form.filter((ref) => twinsOf(ref).some((twin) => form.some((other) => other === twin)))).toEqual(
        [],
      );
      const kinds = form.flatMap((ref) => kindOfRef(ref) ?? []);
      for (const kind of kinds)
        expect(kinds.filter((other) => other === kind).length, kind).toBeLessThanOrEqual(mostOf(kind));
    }
  });

  test('uses the whole bank, and no question in nearly all forms', () => {
    const counts = new Map<string, number>();
    for (const ref of drawn.flat()) counts.set(ref, (counts.get(ref) ?? 0) + 1);
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    expect((most?.[1] ?? 0) / DRAWS, most?.[0]).toBeLessThan(MOST_EXPOSED);
    expect(counts.size).toBeGreaterThan(75);
  });
});

test('the first retake asks no twin of a question of main, whose solution was just shown', () => {
  const known = mainRefs.flatMap(twinsOf);
  for (const { first } of chains)
    expect(first.filter((ref) => known.some((twin) => twin === ref))).toEqual([]);
});

test('when the bank is used up, the questions that were seen the longest ago come again', () => {
  let seen = mainRefs;
  const rounds = Array.from({ length: 8 }, () => {
    const form = forms.draw(seen, random);
    seen = [...seen.filter((ref) => !form.includes(ref)), ...form];
    return form;
  });
  for (const [i, form] of rounds.entries()) {
    expect(new Set(form).size).toBe(main.length);
    const before = rounds[i - 1] ?? [];
    // the smallest cells have five questions for two places, or three for one
    expect(form.filter((ref) => before.includes(ref))).toEqual([]);
  }
});
