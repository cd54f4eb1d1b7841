import { expect, test } from 'vitest';
import { ruleBench } from './ruleBench.ts';

const generated = { kind: 'generated', locale: 'de-CH', difficulty: 'easy', seed: '7' };
const cells = ['flag', 'flag-r90', 'flag-r180', 'hook', 'hook-r90', 'hook-r180', 'corner', 'corner-r90'];
const own = { kind: 'own', locale: 'en', cells, options: ['corner-r180', 'corner-r270'] };
const ask = (request: unknown) => ruleBench(JSON.stringify(request));

test.each<[string | object, string]>([
  ['{', 'The question after "?" is not JSON.'],
  ['null', 'The kind of a request is "generated" or "own".'],
  [{ ...generated, difficulty: 'very' }, 'The difficulty is one of easy, medium, hard, not "very".'],
  [
    { ...generated, category: 'crystallized-intelligence' },
    'The category is one of fluid-reasoning, quantitative-reasoning, visual-spatial-processing, working-memory, not "crystallized-intelligence".',
  ],
  [{ ...generated, seed: '' }, 'Give a seed: any text, such as 7.'],
  [{ ...own, cells: cells.slice(1) }, 'A grid has eight cells, and the one that is missing.'],
  [{ ...own, options: ['flag'] }, 'There are at least two options.'],
  [{ ...own, options: [...cells, 'star'] }, 'There are at most eight options.'],
  [{ ...own, options: ['flag', 'comet'] }, 'The shape token "comet" is not in the grammar.'],
  [{ ...own, options: ['flag', 's'.repeat(81)] }, 'A shape token has at most 80 characters.'],
])('%j cannot be shown, and why not is said in a sentence', (request, problem) => {
  const text = typeof request === 'string' ? request : JSON.stringify(request);
  const answer = ruleBench(text);
  expect(Object.keys(answer)).toEqual(['problem']);
  expect('problem' in answer && answer.problem).toBe(problem);
});

test('an own grid is judged, and nobody says how it was made', () => {
  const answer = ask(own);
  if ('problem' in answer) throw new Error(answer.problem);
  const { question, making, verdict } = answer;
  expect(making).toBeUndefined();
  expect(question.visualPattern?.grid?.flat()).toEqual([...cells, '?']);
  expect([verdict.fitting, verdict.obeying]).toEqual([[0], [0]]);
  expect(verdict.shortcuts).toHaveLength(2);
  const both = ask({ ...own, options: ['star', 'circle'] });
  expect('verdict' in both && [both.verdict.fitting, both.verdict.shortcuts]).toEqual([[], null]);
});

test('a figure is made as it was asked for, in the language of the tag, and the same for a seed', () => {
  const asked = { ...generated, look: 'arrows', rule: 'progression' };
  const answer = ask(asked);
  if ('problem' in answer) throw new Error(answer.problem);
  expect(answer).toEqual(ask(asked));
  expect(answer.question.question).toBe('Welche Figur gehört in das leere Feld?');
  expect(answer.making?.look).toBe('arrows');
  expect(answer.verdict.fitting).toEqual([answer.making?.correct]);
});
