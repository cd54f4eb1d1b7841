import { readFile } from 'node:fs/promises';
import type { Question } from '@quotient/contract';
import { describe, expect, test } from 'vitest';
import { drawShape } from '../../shapes/grammar.ts';
import { advancedPictures } from '../advanced/spatial/pictures.ts';
import { advancedSpatialProofs } from '../advanced/spatial/proofs.ts';
import { joinAnswerKey, translateQuestions } from '../bank.ts';
import { extendedPictures } from '../extended/spatial/pictures.ts';
import { extendedSpatialProofs } from '../extended/spatial/proofs.ts';
import { visualPictures } from '../visual/spatial/pictures.ts';
import { visualSpatialProofs } from '../visual/spatial/proofs.ts';

const parts = [
  { set: 'visual', pictures: visualPictures, proofs: visualSpatialProofs },
  { set: 'advanced', pictures: advancedPictures, proofs: advancedSpatialProofs },
  { set: 'extended', pictures: extendedPictures, proofs: extendedSpatialProofs },
] as const;

const json = async (set: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../${set}/spatial/${file}.json`, import.meta.url), 'utf8'));

const numbersOf = ({ question, options, visualPattern }: Question) =>
  [question, ...options, visualPattern?.imageDescription ?? ''].map((text) => text.match(/\d+/g));

describe.each(parts)('the spatial questions of $set', ({ set, pictures, proofs }) => {
  const english = async () =>
    joinAnswerKey(set, await json(set, 'questions'), await json(set, 'answerKey')).questions;

  test('have a proof each, and only the key fits', async () => {
    const questions = await english();
    expect(questions.map(({ id }) => String(id))).toEqual(Object.keys(proofs));
    for (const { correct, explanation: _, ...unsolved } of questions)
      expect(proofs[unsolved.id]?.solve(unsolved).fitting, `${unsolved.id}`).toEqual([correct]);
  });

  test('have options that draw, and no two that look alike', async () => {
    for (const { id, visualPattern } of await english()) {
      const drawn = (visualPattern?.optionShapes ?? []).map(drawShape);
      expect(drawn, `${id}`).not.toContain(undefined);
      expect(new Set(drawn).size, `${id}`).toBe(drawn.length);
    }
  });

  test('rise in difficulty', async () => {
    const points = (await english()).map((question) => question.points);
    expect(points).toEqual([...points].sort((a, b) => a - b));
  });

  test.each(Object.entries(pictures))(
    'show the picture that the model of question %s draws',
    async (id, picture) => {
      const file = new URL(`../../../../sites/reference/public/figures/${set}-${id}.svg`, import.meta.url);
      await expect(picture.draw()).toMatchFileSnapshot(file.pathname);
      const question = (await english()).find((candidate) => candidate.id === Number(id));
      expect(question?.visualPattern?.image).toBe(`/figures/${set}-${id}.svg`);
      expect(question?.visualPattern?.imageDescription).toBe(picture.describe('en'));
    },
  );

  test.each(['de', 'fr', 'es', 'ar'] as const)('are told in %s, with the same numbers', async (language) => {
    const questions = await english();
    const translated = translateQuestions(
      questions,
      await json(set, `questions.${language}`),
      await json(set, `answerKey.${language}`),
    );
    expect(translated.map(numbersOf)).toEqual(questions.map(numbersOf));
    for (const [i, { id, question, explanation, visualPattern }] of translated.entries()) {
      expect(visualPattern?.imageDescription).toBe(pictures[id]?.describe(language));
      expect(question).not.toBe(questions[i]?.question);
      expect(explanation).not.toBe(questions[i]?.explanation);
    }
  });
});
