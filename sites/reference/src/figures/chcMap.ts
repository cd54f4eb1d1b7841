/** Coverage of an ability by our 20 questions. */
export type Coverage = 'asked' | 'inPart' | 'notAsked';

/**
 * The broad abilities of the CHC model after Schneider and McGrew (2018), column by column of the map, each with
 * whether our questions touch it. Coverage is our own reading.
 */
export const abilities = {
  Gf: 'asked',
  Gc: 'asked',
  Gv: 'asked',
  Gwm: 'asked',
  Gq: 'inPart',
  Grw: 'notAsked',
  Gkn: 'notAsked',
  Gl: 'notAsked',
  Gr: 'notAsked',
  Gs: 'notAsked',
  Gt: 'notAsked',
  Gps: 'notAsked',
  Ga: 'notAsked',
  Go: 'notAsked',
  Gh: 'notAsked',
  Gk: 'notAsked',
  Gp: 'notAsked',
  Gei: 'notAsked',
} as const satisfies Record<string, Coverage>;

/** The code of a broad ability. */
export type Ability = keyof typeof abilities;

/** The one that the model lists as tentative. */
export const TENTATIVE: Ability = 'Gei';

/** Cells below each other; the next ones begin a column. */
export const CELLS_PER_COLUMN = 6;

/** Steps of the arrow keys among the cells. */
export const arrowSteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: CELLS_PER_COLUMN,
  ArrowLeft: -CELLS_PER_COLUMN,
};
