// Words about generated figures. English is the model of the other languages. Sentences start with the name of the
// changing attribute and a colon.

/** Words for lines that are rows, and for columns. */
const by = <T>(text: (along: string) => T) => ({
  row: text('from cell to cell along each row'),
  column: text('from cell to cell down each column'),
});
const turns = <T>(text: (way: string) => T) => ({
  clockwise: text('clockwise'),
  counterclockwise: text('counterclockwise'),
});
const lines = (text: (line: string) => string) => ({ row: text('row'), column: text('column') });
const beside = (text: (cell: string) => string) => ({ left: text('to the left'), above: text('above') });
const wraps = 'what leaves on one side comes in again on the other.';

export const en = {
  question: 'Which figure belongs in the empty cell?',
  /** Names inside a sentence. */
  slots: {
    shape: 'shape',
    fill: 'style',
    size: 'size',
    turn: 'direction',
    count: 'number',
    place: 'place of the dot',
    dots: 'dots',
    lines: 'lines',
    cells: 'filled cells',
    holes: 'holes',
    outerShape: 'outer figure',
    outerFill: 'line of the outer figure',
    innerShape: 'inner figure',
    innerFill: 'filling of the inner figure',
    arrow: 'direction of the arrow',
    squarePlace: 'place of the square',
    circlePlace: 'place of the circle',
  },
  shapes: {
    square: 'square',
    circle: 'circle',
    triangle: 'triangle',
    diamond: 'diamond',
    pentagon: 'pentagon',
    hexagon: 'hexagon',
    star: 'star',
    cross: 'cross',
    flag: 'flag',
    hook: 'hook',
    corner: 'corner',
  },
  fills: { outline: 'plain', filled: 'filled', hatched: 'hatched', dashed: 'dashed' },
  sizes: { small: 'small', medium: 'medium', large: 'large' },
  colon: ': ',
  /** Result of the rule in the last cell. */
  here: 'Missing in the last cell: {{value}}.',
  constant: { row: 'nothing changes along each row.', column: 'nothing changes down each column.' },
  distribution: 'the same three, once in every row and once in every column.',
  /** By their number. */
  more: by((along) => ({ 1: `one more ${along}.`, 2: `two more ${along}.` })),
  fewer: by((along) => ({ 1: `one fewer ${along}.`, 2: `two fewer ${along}.` })),
  larger: by((along) => `one step larger ${along}.`),
  smaller: by((along) => `one step smaller ${along}.`),
  turned: by((along) => turns((way) => `{{degrees}} degrees further ${way} ${along}.`)),
  halfTurned: by((along) => `half a turn ${along}.`),
  /** By the number of places around the middle; four are half of it. */
  around: by((along) =>
    turns((way) => ({
      1: `one place further around the edge, ${way}, ${along}.`,
      2: `two places further around the edge, ${way}, ${along}.`,
      3: `three places further around the edge, ${way}, ${along}.`,
      4: `across to the opposite side ${along}.`,
    })),
  ),
  shift: {
    right: lines((line) => `from cell to cell of each ${line} all move one place to the right; ${wraps}`),
    left: lines((line) => `from cell to cell of each ${line} all move one place to the left; ${wraps}`),
    down: lines((line) => `from cell to cell of each ${line} all move one place down; ${wraps}`),
    up: lines((line) => `from cell to cell of each ${line} all move one place up; ${wraps}`),
  },
  sum: lines((line) => `in each ${line} the first and the second cell together make the third.`),
  rest: lines((line) => `in each ${line} the first cell minus the second makes the third.`),
  xor: lines(
    (line) =>
      `lay the first two cells of a ${line} over each other. What is in only one of them stays, what is in both disappears.`,
  ),
  or: lines((line) => `the third cell of each ${line} has everything that the first two have.`),
  and: lines((line) => `the third cell of each ${line} keeps only what both of the first two have.`),
  minus: lines(
    (line) =>
      `in each ${line}, what the second cell has is taken away from the first; the rest is the third.`,
  ),
  rightMinus: lines(
    (line) =>
      `in each ${line}, what the first cell has is taken away from the second; the rest is the third.`,
  ),
  /** Mistake of the most tempting wrong option; `slot` is the attribute that differs. */
  repeats: beside(
    (cell) =>
      `The most tempting wrong answer is right in everything but one point ({{slot}}): there it only repeats the cell ${cell}.`,
  ),
  keepsPart: beside(
    (cell) =>
      `The most tempting wrong answer is right in everything but one point ({{slot}}): there it is in part still like the cell ${cell}.`,
  ),
};

/** Words about generated figures in one language. */
export type FigureWords = typeof en;
