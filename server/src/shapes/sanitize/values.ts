const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const SEPARATORS = /[\s,]*/y;
const LETTER = /[a-z]/iy;
const FUNCTION = /[a-z]+(?=\()/iy;
const OPENING = /\(/y;
const CLOSING = /\)/y;

/** Largest number, far outside of every drawing; a much longer stroke costs a browser seconds. */
const MAX_NUMBER = 100_000;
/** Shortest dash; shorter ones are invisible, and a long line of them costs a browser seconds. */
const MIN_DASH = 0.1;

/** Reads a text from left to right, each step in linear time. */
class Scanner {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }
  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }
}

/**
 * Takes the next numbers, with blanks and commas between them; `undefined` if one is too large.
 * @param isFlag Returns true if the argument with this index is a single 0 or 1, which needs no separator after it.
 */
function takeNumbers(scanner: Scanner, isFlag: (index: number) => boolean = () => false) {
  const numbers: number[] = [];
  for (;;) {
    scanner.take(SEPARATORS);
    const found = scanner.take(isFlag(numbers.length) ? FLAG : NUMBER);
    if (found === undefined) return numbers;
    const number = Number(found);
    if (Math.abs(number) > MAX_NUMBER) return undefined;
    numbers.push(number);
  }
}

/** Reads the numbers of a list; `undefined` for anything else. */
export function readNumbers(text: string): number[] | undefined {
  // The widget's reader accepts only a small letter as the exponent.
  if (text.includes('E')) return undefined;
  const scanner = new Scanner(text);
  const numbers = takeNumbers(scanner);
  return scanner.isAtEnd ? numbers : undefined;
}

const isNumber = (text: string) => readNumbers(text)?.length === 1 && !/[\s,]/.test(text);

const isShare = (text: string) => isNumber(text) && Number(text) >= 0 && Number(text) <= 1;

function isPoints(text: string): boolean {
  const numbers = readNumbers(text);
  return numbers !== undefined && numbers.length > 0 && numbers.length % 2 === 0;
}

function isDashes(text: string): boolean {
  const numbers = readNumbers(text);
  return numbers !== undefined && numbers.length > 0 && numbers.every((n) => n === 0 || n >= MIN_DASH);
}

/** Number of arguments of each path command; multiples are allowed. */
const pathArguments = new Map([...'MLT'].map((letter) => [letter, 2]))
  .set('H', 1)
  .set('V', 1)
  .set('C', 6)
  .set('S', 4)
  .set('Q', 4)
  .set('A', 7)
  .set('Z', 0);

function isPathData(text: string): boolean {
  const scanner = new Scanner(text);
  scanner.take(SEPARATORS);
  for (let isFirst = true; isFirst || !scanner.isAtEnd; isFirst = false) {
    const command = scanner.take(LETTER)?.toUpperCase() ?? '';
    const wanted = pathArguments.get(command);
    if (wanted === undefined || (isFirst && command !== 'M')) return false;
    const numbers = takeNumbers(scanner, (index) => command === 'A' && (index % 7 === 3 || index % 7 === 4));
    if (!numbers || (wanted === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % wanted > 0))
      return false;
  }
  return true;
}

const transformArguments = new Map([
  ['matrix', [6]],
  ['translate', [1, 2]],
  ['scale', [1, 2]],
  ['rotate', [1, 3]],
  ['skewX', [1]],
  ['skewY', [1]],
]);

function isTransform(text: string): boolean {
  const scanner = new Scanner(text);
  do {
    scanner.take(SEPARATORS);
    const counts = transformArguments.get(scanner.take(FUNCTION) ?? '');
    if (!counts || scanner.take(OPENING) === undefined) return false;
    const numbers = takeNumbers(scanner);
    if (!numbers || !counts.includes(numbers.length) || scanner.take(CLOSING) === undefined) return false;
    scanner.take(SEPARATORS);
  } while (!scanner.isAtEnd);
  return true;
}

const oneOf =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text);

/** Paints of a figure: always the ink of its page, in dark and forced colors too. */
const isPaint = oneOf('currentColor', 'none');

/** Attributes of an element besides its paint → rule of the value. */
const geometry: Readonly<Record<string, Readonly<Record<string, (text: string) => boolean>>>> = {
  path: { d: isPathData },
  circle: { cx: isNumber, cy: isNumber, r: isNumber },
  ellipse: { cx: isNumber, cy: isNumber, rx: isNumber, ry: isNumber },
  rect: { x: isNumber, y: isNumber, width: isNumber, height: isNumber, rx: isNumber, ry: isNumber },
  line: { x1: isNumber, y1: isNumber, x2: isNumber, y2: isNumber },
  polyline: { points: isPoints },
  polygon: { points: isPoints },
  g: {},
};

/** Properties that are also allowed in a `style` attribute. */
export const paintAttributes: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['fill', isPaint],
  ['stroke', isPaint],
  ['stroke-width', isNumber],
  ['stroke-linecap', oneOf('butt', 'round', 'square')],
  ['stroke-linejoin', oneOf('miter', 'round', 'bevel')],
  ['stroke-dasharray', isDashes],
  ['fill-rule', oneOf('nonzero', 'evenodd')],
  ['opacity', isShare],
]);

/** Allowed elements of a figure, the same as in the widget's reader. */
const attributesOf: ReadonlyMap<string, ReadonlyMap<string, (text: string) => boolean>> = new Map(
  Object.entries(geometry).map(([element, own]) => [
    element,
    new Map([...Object.entries(own), ...paintAttributes, ['transform', isTransform]]),
  ]),
);

/** Allowed attributes of an element with the rules of their values; `undefined` for an element that isn't allowed. */
export const allowedAttributes = (element: string) => attributesOf.get(element);
