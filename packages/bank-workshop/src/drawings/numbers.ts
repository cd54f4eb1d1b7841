import { circle, type Point, polygon } from '@quotient/server/shapes/pen';
import { arrow, card, GRAY, INK, PALE, SHADE, text, WHITE } from './pen.ts';
import type { ToldPicture } from './picture.ts';

/** Two inputs of a machine, and its output, or a question mark. */
export type MachineRun = readonly [first: number, second: number, made: number | '?'];

const numbersOf = (values: readonly (number | '?')[]): string[] =>
  values.filter((value) => value !== '?').map(String);

/** A toothed wheel. */
function gear([x, y]: Point, radius: number, teeth: number, turn: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i): Point => {
    const angle = ((i + 0.5) / (teeth * 4) + turn) * 2 * Math.PI;
    const distance = i % 4 < 2 ? radius : radius * 0.74;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
  return polygon(points, `fill="${WHITE}"`) + circle([x, y], radius * 0.3);
}

/** Draws a machine that makes one number from two, once for each of its runs. */
export const numberMachine = (runs: readonly MachineRun[]): ToldPicture => ({
  draw() {
    const rowHeight = 84;
    const machine = [
      arrow([136, 0], [161, 0]),
      card([206, 0], 84, 64, { fill: INK, radius: 12 }),
      gear([191, 4], 19, 8, 0) + gear([224, -6], 14, 7, 0.5),
      arrow([252, 0], [277, 0]),
    ];
    const rows = runs.map(([first, second, made], row) => {
      const y = rowHeight * (row + 0.5);
      const result = made === '?' ? { dashed: true, fill: PALE } : {};
      return [
        card([38, y], 56, 56) + text([38, y], first, 24),
        card([104, y], 56, 56) + text([104, y], second, 24),
        `<use href="#machine" y="${y}"/>`,
        card([316, y], 68, 56, result) + text([316, y], made, 24),
      ].join('');
    });
    return {
      width: 360,
      height: rowHeight * runs.length,
      parts: [`<defs><g id="machine">${machine.join('')}</g></defs>`, ...rows],
    };
  },
  mentions: () => numbersOf(runs.flat()),
});

/** Content of a pan: boxes of unknown weight, and a weight. */
export interface Pan {
  boxes: number;
  kilograms: number;
}

const BOX = 40;

/** Draws a closed box of unknown weight on the beam or on another box. */
const box = (left: number, bottom: number): string =>
  card([left + BOX / 2, bottom - BOX / 2], BOX, BOX, { fill: SHADE, radius: 3 }) +
  `<path d="M${left + BOX / 2 - 5},${bottom - BOX}v12h10v-12" fill="${WHITE}" stroke="${INK}" stroke-width="2"/>`;

/** A weight with its ring on top. */
function weight(middle: number, bottom: number, width: number, words: string): string {
  const [top, half] = [bottom - 54, width / 2];
  const shape: Point[] = [
    [middle - half + 8, top],
    [middle + half - 8, top],
    [middle + half, bottom],
    [middle - half, bottom],
  ];
  return (
    circle([middle, top - 6], 7, `fill="none" stroke="${INK}" stroke-width="4"`) +
    polygon(shape, `fill="${INK}"`) +
    text([middle, bottom - 26], words, 24, WHITE)
  );
}

/** Boxes in rows of three, a weight beside them. */
function load(left: number, bottom: number, { boxes, kilograms }: Pan, unit: string): string[] {
  const across = Math.min(boxes, 3);
  const stack = Array.from({ length: boxes }, (_, i) => {
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, boxes - row * 3);
    return box(left + ((across - inRow) / 2 + (i % 3)) * (BOX + 1), bottom - row * (BOX + 1));
  });
  const width = kilograms < 10 ? 66 : 84;
  return [...stack, weight(left + across * (BOX + 1) + 5 + width / 2, bottom, width, `${kilograms} ${unit}`)];
}

/** Draws level scales with boxes and a weight in each pan. */
export const balance = ([left, right]: readonly [Pan, Pan]): ToldPicture => ({
  draw(language) {
    const [pan, beam] = [98, 134];
    const unit = language === 'ar' ? 'كغ' : 'kg';
    const bar = (path: string): string =>
      `<path d="${path}" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>`;
    return {
      width: 400,
      height: 200,
      parts: [
        ...load(4, pan - 4, left, unit),
        ...load(238, pan - 4, right, unit),
        bar(`M6,${pan}H194M206,${pan}H394`),
        bar(`M100,${pan}V${beam}H300V${pan}`),
        `<path d="M200,${beam}L228,186H172Z" fill="${SHADE}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
        circle([200, beam], 6, `fill="${WHITE}" stroke="${INK}" stroke-width="2.5"`),
        `<path d="M130,188H270" stroke="${GRAY}" stroke-width="3" stroke-linecap="round"/>`,
      ],
    };
  },
  // one box is a word
  mentions: () =>
    [left, right].flatMap(({ boxes, kilograms }) =>
      numbersOf(boxes === 1 ? [kilograms] : [boxes, kilograms]),
    ),
});

/** Draws numbers on a wheel, each with an arrow to the next; the last is the question. */
export const numberRing = (numbers: readonly number[]): ToldPicture => ({
  draw() {
    const [center, distance, radius] = [[180, 176], 126, 42] as const;
    const count = numbers.length + 1;
    const place = (turn: number): Point => {
      const angle = (turn / count - 0.25) * 2 * Math.PI;
      return [center[0] + distance * Math.cos(angle), center[1] + distance * Math.sin(angle)];
    };
    const gap = ((radius + 5) / (2 * Math.PI * distance)) * count;
    // how far the wheel's rim is from the straight line between two discs
    const bend = distance * (1 - Math.cos(((1 - 2 * gap) / count) * Math.PI));
    const discs = [...numbers, '?'].map((number, i) => {
      const dashes = number === '?' ? ' stroke-dasharray="7 5"' : '';
      const fill = number === '?' ? PALE : WHITE;
      const paint = `fill="${fill}" stroke="${INK}" stroke-width="${i === 0 ? 5 : 2.5}"${dashes}`;
      return circle(place(i), radius, paint) + text(place(i), number, 28);
    });
    return {
      width: 360,
      height: 330,
      parts: [...numbers.map((_, i) => arrow(place(i + gap), place(i + 1 - gap), bend)), ...discs],
    };
  },
  mentions: () => numbersOf(numbers),
});
