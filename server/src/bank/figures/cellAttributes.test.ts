import { expect, test } from 'vitest';
import { drawShape } from '../../shapes/grammar.ts';
import { looks } from './cellAttributes.ts';
import { figureOf, seen, tokenOf } from './model.ts';

const lookOf = (name: string) => looks.find((look) => look.name === name);

test('no value of an attribute is unknown, double, or outside of what its rules reckon with', () => {
  expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length);
  for (const { name, slots } of looks)
    for (const { name: slot, domain, allowed } of slots) {
      const [low, high] = {
        name: () => [0, 'size' in domain ? domain.size - 1 : 0],
        turn: () => [0, 7],
        amount: () => [1, 9],
        grade: () => [0, 2],
        place: () => [1, 2 ** 8],
        set: () => [1, 2 ** ('size' in domain ? domain.size : 0) - 1],
      }[domain.kind]();
      expect(new Set(allowed).size, `${name} ${slot}`).toBe(allowed.length);
      expect(allowed.length, `${name} ${slot}`).toBeGreaterThan(0);
      expect(
        allowed.filter((value) => value < (low ?? 0) || value > (high ?? 0)),
        `${name} ${slot}`,
      ).toEqual([]);
    }
});

test('each value makes a figure that can be drawn, is read back, and looks like no other of its attribute', () => {
  for (const { name, slots, draw } of looks)
    for (const slot of slots) {
      const others = slots.map((each) => [each.name, each.allowed.at(-1) ?? 0] as const);
      // the first 24 of hundreds of sets
      const figures = slot.allowed.slice(0, 24).flatMap((value) => {
        const figure = draw(new Map([...others, [slot.name, value]]));
        return figure ? [figure] : [];
      });
      const tokens = figures.map(tokenOf);
      const isSound = (token: string) => drawShape(token) && tokenOf(figureOf(token) ?? []) === token;
      expect(
        tokens.filter((token) => !isSound(token)),
        name,
      ).toEqual([]);
      expect(new Set(figures.map(seen)).size, `${name} ${slot.name}`).toBe(figures.length);
    }
});

test("two things can't have one place, and boards are neither empty nor nearly full", () => {
  const movers = lookOf('movers');
  expect(
    movers?.draw(
      new Map([
        ['squarePlace', 1],
        ['circlePlace', 1],
      ]),
    ),
  ).toBeUndefined();
  expect(
    movers?.draw(
      new Map([
        ['squarePlace', 1],
        ['circlePlace', 2],
      ]),
    ),
  ).toHaveLength(2);
  for (const name of ['matrix', 'cells', 'sheet']) {
    const sizes =
      lookOf(name)?.slots[0]?.allowed.map((set) => set.toString(2).replaceAll('0', '').length) ?? [];
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 7]);
  }
});
