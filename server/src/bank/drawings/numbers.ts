import { balance, machineRuns, ring } from './models.ts';
import {
  arrow,
  arrowHead,
  card,
  circle,
  type Drawing,
  FAINT,
  INK,
  type Point,
  polygon,
  SHADES,
  text,
} from './pen.ts';

/** A toothed wheel. */
function gear([x, y]: Point, radius: number, teeth: number, turn: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i): Point => {
    const angle = ((i + 0.5) / (teeth * 4) + turn) * 2 * Math.PI;
    const distance = i % 4 < 2 ? radius : radius * 0.74;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
  return polygon(points, '#ffffff') + circle([x, y], radius * 0.3, `fill="${INK}"`);
}

/** A machine that turns two numbers into one, once for each of its runs. */
export function drawMachine(): Drawing {
  const rowHeight = 84;
  const machine = [
    arrow([136, 0], [162, 0]),
    card([206, 0], 84, 64, { fill: INK, radius: 12 }),
    gear([191, 4], 19, 8, 0) + gear([224, -6], 14, 7, 0.5),
    arrow([252, 0], [278, 0]),
  ];
  const runs = machineRuns.map(([first, second, made], row) => {
    const y = rowHeight * (row + 0.5);
    const result = made === '?' ? { dashed: true, fill: SHADES[1] } : {};
    return [
      card([38, y], 56, 56) + text([38, y], first, 24),
      card([104, y], 56, 56) + text([104, y], second, 24),
      `<use href="#machine" y="${y}"/>`,
      card([316, y], 68, 56, result) + text([316, y], made, 24),
    ].join('');
  });
  return {
    width: 360,
    height: rowHeight * machineRuns.length,
    parts: [`<defs><g id="machine">${machine.join('')}</g></defs>`, ...runs],
  };
}

const BOX = 40;

/** A closed box whose weight nobody says, standing on the beam or on another box. */
const box = (left: number, bottom: number): string =>
  card([left + BOX / 2, bottom - BOX / 2], BOX, BOX, { fill: SHADES[2], radius: 3 }) +
  `<path d="M${left + BOX / 2 - 5},${bottom - BOX}v12h10v-12" fill="#ffffff" stroke="${INK}" stroke-width="2"/>`;

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
    polygon(shape) +
    text([middle, bottom - 26], words, 24, '#ffffff')
  );
}

/** Boxes in rows of three, a weight beside them. */
const load = (
  left: number,
  bottom: number,
  { boxes, kilograms }: (typeof balance)[number],
  unit: string,
): string[] => {
  const across = Math.min(boxes, 3);
  const stack = Array.from({ length: boxes }, (_, i) => {
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, boxes - row * 3);
    return box(left + ((across - inRow) / 2 + (i % 3)) * (BOX + 1), bottom - row * (BOX + 1));
  });
  const width = kilograms < 10 ? 66 : 84;
  return [...stack, weight(left + across * (BOX + 1) + 5 + width / 2, bottom, width, `${kilograms} ${unit}`)];
};

/** Scales that stand level, with boxes and a weight in either pan. */
export function drawBalance(unit: string): Drawing {
  const [pan, beam] = [98, 134];
  const [left, right] = balance;
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
      `<path d="M200,${beam}L228,186H172Z" fill="${SHADES[2]}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
      circle([200, beam], 6, `fill="#ffffff" stroke="${INK}" stroke-width="2.5"`),
      `<path d="M130,188H270" stroke="${FAINT}" stroke-width="3" stroke-linecap="round"/>`,
    ],
  };
}

/** Numbers on a wheel, each with an arrow to the next; the last is asked for. */
export function drawRing(): Drawing {
  const [center, distance, radius] = [[180, 176], 126, 42] as const;
  const count = ring.length + 1;
  const place = (turn: number, from = distance): Point => {
    const angle = (turn / count - 0.25) * 2 * Math.PI;
    return [center[0] + from * Math.cos(angle), center[1] + from * Math.sin(angle)];
  };
  const gap = ((radius + 5) / (2 * Math.PI * distance)) * count;
  const arrows = ring.map((_, i) => {
    const [start, end, tip] = [place(i + gap), place(i + 1 - gap - 0.06), place(i + 1 - gap)];
    return (
      `<path d="M${start.map((n) => n.toFixed(1)).join(',')}A${distance},${distance} 0 0 1 ${end.map((n) => n.toFixed(1)).join(',')}" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>` +
      arrowHead(place(i + 1 - gap - 0.12), tip)
    );
  });
  const discs = [...ring, '?'].map((number, i) => {
    const dashes = number === '?' ? ' stroke-dasharray="7 5"' : '';
    const fill = number === '?' ? SHADES[1] : '#ffffff';
    return (
      circle(
        place(i),
        radius,
        `fill="${fill}" stroke="${INK}" stroke-width="${i === 0 ? 5 : 2.5}"${dashes}`,
      ) + text(place(i), number, 28)
    );
  });
  return { width: 360, height: 330, parts: [...arrows, ...discs] };
}
