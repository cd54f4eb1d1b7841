import type { FigureWords } from './figureWords.ts';

const along = { row: 'along each row', column: 'down each column' };
const lines = (text: (line: string) => string) => ({ row: text('row'), column: text('column') });
const beside = { left: 'to the left', above: 'above' };
const wraps = 'what leaves on one side comes in again on the other.';

export const en: FigureWords = {
  question: 'Which figure belongs in the empty cell?',
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
  here: (value) => `Missing in the last cell: ${value}.`,
  constant: { row: 'nothing changes along each row.', column: 'nothing changes down each column.' },
  distribution: 'the same three, once in every row and once in every column.',
  more: (number, by) => `${number === 1 ? 'one' : 'two'} more from cell to cell ${along[by]}.`,
  fewer: (number, by) => `${number === 1 ? 'one' : 'two'} fewer from cell to cell ${along[by]}.`,
  larger: {
    row: 'one step larger from cell to cell along each row.',
    column: 'one step larger from cell to cell down each column.',
  },
  smaller: {
    row: 'one step smaller from cell to cell along each row.',
    column: 'one step smaller from cell to cell down each column.',
  },
  turned: (degrees, isClockwise, by) =>
    `${degrees} degrees further ${isClockwise ? 'clockwise' : 'counterclockwise'} from cell to cell ${along[by]}.`,
  halfTurned: {
    row: 'half a turn from cell to cell along each row.',
    column: 'half a turn from cell to cell down each column.',
  },
  around: (steps, isClockwise, by) =>
    steps === 4
      ? `across to the opposite side from cell to cell ${along[by]}.`
      : `${['', 'one place', 'two places', 'three places'][steps]} further around the edge, ${isClockwise ? 'clockwise' : 'counterclockwise'}, from cell to cell ${along[by]}.`,
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
  repeats: (slot, neighbor) =>
    `The most tempting wrong answer is right in everything but one point (${slot}): there it only repeats the cell ${beside[neighbor]}.`,
  keepsPart: (slot, neighbor) =>
    `The most tempting wrong answer is right in everything but one point (${slot}): there it is in part still like the cell ${beside[neighbor]}.`,
};
