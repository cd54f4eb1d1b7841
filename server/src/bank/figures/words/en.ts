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
const wraps = 'what leaves on one side comes in again on the other.';

const inCell = (clause: string) => `In the empty cell, ${clause}.`;

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
  /** The same with their article. */
  oneShape: {
    square: 'a square',
    circle: 'a circle',
    triangle: 'a triangle',
    diamond: 'a diamond',
    pentagon: 'a pentagon',
    hexagon: 'a hexagon',
    star: 'a star',
    cross: 'a cross',
    flag: 'a flag',
    hook: 'a hook',
    corner: 'a corner',
  },
  fills: { outline: 'plain', filled: 'filled', hatched: 'hatched', dashed: 'dashed' },
  sizes: { small: 'small', medium: 'medium', large: 'large' },
  /** Places inside a sentence. */
  places: {
    'top-left': 'at the top left',
    top: 'at the top',
    'top-right': 'at the top right',
    left: 'on the left',
    center: 'in the center',
    right: 'on the right',
    'bottom-left': 'at the bottom left',
    bottom: 'at the bottom',
    'bottom-right': 'at the bottom right',
  },
  /** Lines inside a sentence. */
  lineNames: {
    top: 'along the top',
    bottom: 'along the bottom',
    left: 'down the left side',
    right: 'down the right side',
    horizontal: 'across the middle',
    vertical: 'down the middle',
    rising: 'diagonally up to the right',
    falling: 'diagonally down to the right',
  },
  directions: {
    up: 'up',
    'up-right': 'up and to the right',
    right: 'to the right',
    'down-right': 'down and to the right',
    down: 'down',
    'down-left': 'down and to the left',
    left: 'to the left',
    'up-left': 'up and to the left',
  },
  upright: 'upright',
  turnedBy: 'turned {{degrees}} degrees clockwise',
  colon: ': ',
  /** Value that the rule gives in the empty cell, as a sentence. */
  here: {
    shape: inCell('the shape is {{value}}'),
    fill: inCell('the style is {{value}}'),
    size: inCell('the size is {{value}}'),
    turn: inCell('it points {{value}}'),
    turned: inCell('it is {{value}}'),
    count: inCell('the number is {{value}}'),
    place: inCell('the dot is {{value}}'),
    outerShape: inCell('the outer figure is {{value}}'),
    outerFill: inCell('the line of the outer figure is {{value}}'),
    innerShape: inCell('the inner figure is {{value}}'),
    innerFill: inCell('the inner figure is {{value}}'),
    arrow: inCell('the arrow points {{value}}'),
    squarePlace: inCell('the square is {{value}}'),
    circlePlace: inCell('the circle is {{value}}'),
  },
  /** The same for what has several members: `one` has one, `many` has more. */
  hereAll: {
    dots: {
      one: 'The empty cell has one dot: {{value}}.',
      many: 'The empty cell has these dots: {{value}}.',
    },
    lines: {
      one: 'The empty cell has one line: {{value}}.',
      many: 'The empty cell has these lines: {{value}}.',
    },
    cells: {
      one: 'The missing board has one filled cell: {{value}}.',
      many: 'The missing board has these filled cells: {{value}}.',
    },
    holes: {
      one: 'The missing sheet has one hole: {{value}}.',
      many: 'The missing sheet has these holes: {{value}}.',
    },
  },
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
  /** Answer to a wrong choice. `letter` is its letter on the screen, `points` a list of the next ones. */
  differs: 'Your answer {{letter}} differs in {{points}}.',
  /** Attribute of a wrong choice with its value and the correct one. */
  point: 'the {{slot}} ({{wrong}} instead of {{right}})',
  /** The same for what has several members. */
  pointOfAll: {
    extra: 'the {{slot}} (extra: {{extra}})',
    missing: 'the {{slot}} (missing: {{missing}})',
    both: 'the {{slot}} (extra: {{extra}}; missing: {{missing}})',
  },
};

/** Words about generated figures in one language. */
export type FigureWords = typeof en;
