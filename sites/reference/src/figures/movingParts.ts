import { type Facts, fillIn, type Moves } from './facts.ts';

/** Gives elements what moves: filled in as at the start, and as templates for the code that moves them. */
export const moving =
  (facts: Facts) =>
  (moves: Moves): Record<string, string> => ({
    ...Object.fromEntries(
      Object.entries(moves).map(([name, template]) => [
        name === 'text' ? 'children' : name,
        fillIn(template, facts),
      ]),
    ),
    'data-moves': JSON.stringify(moves),
  });

/** Function that `moving` returns for the facts at the start. */
export type Move = ReturnType<typeof moving>;
