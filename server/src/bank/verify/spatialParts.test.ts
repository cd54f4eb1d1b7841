import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { drawShape } from '../../shapes/grammar.ts';
import { proofs as advanced } from '../advanced/spatial/proofs.ts';
import { joinAnswerKey } from '../bank.ts';
import { proofs as extended } from '../extended/spatial/proofs.ts';
import { proofs as visual } from '../visual/spatial/proofs.ts';

const parts = [
  { set: 'visual', proofs: visual },
  { set: 'advanced', proofs: advanced },
  { set: 'extended', proofs: extended },
] as const;

const json = async (set: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../${set}/spatial/${file}.json`, import.meta.url), 'utf8'));

describe.each(parts)('the spatial questions of $set', ({ set, proofs }) => {
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
});
