import { circle, type Point } from '@quotient/server/shapes/pen';
import type { Beetle, Heading, Order } from '../verify/routes.ts';
import { area, arrow, board, GRAY, INK, placed, stroke } from './pen.ts';
import type { Picture } from './picture.ts';
import { filled, listed, type Texts } from './words.ts';

const ways: Record<Heading, { step: Point; name: Texts }> = {
  up: {
    step: [0, -1],
    name: { en: 'up', de: 'nach oben', fr: 'vers le haut', es: 'hacia arriba', ar: 'نحو الأعلى' },
  },
  right: {
    step: [1, 0],
    name: { en: 'right', de: 'nach rechts', fr: 'vers la droite', es: 'hacia la derecha', ar: 'نحو اليمين' },
  },
  down: {
    step: [0, 1],
    name: { en: 'down', de: 'nach unten', fr: 'vers le bas', es: 'hacia abajo', ar: 'نحو الأسفل' },
  },
  left: {
    step: [-1, 0],
    name: { en: 'left', de: 'nach links', fr: 'vers la gauche', es: 'hacia la izquierda', ar: 'نحو اليسار' },
  },
};

/** A straight piece of a path, in fields. */
export interface Leg {
  heading: Heading;
  length: number;
}

const path: Texts = {
  en: 'A path of straight pieces with right-angled corners. It starts at a dot and ends in an arrow tip. Its pieces lead, seen on the picture, in turn:',
  de: 'Ein Weg aus geraden Stücken mit rechtwinkligen Ecken. Er beginnt an einem Punkt und endet in einer Pfeilspitze. Seine Stücke führen im Bild der Reihe nach:',
  fr: 'Un chemin fait de segments droits et d’angles droits. Il part d’un point et finit en pointe de flèche. Sur l’image, ses segments vont tour à tour :',
  es: 'Un camino de tramos rectos con esquinas en ángulo recto. Empieza en un punto y acaba en una punta de flecha. Sus tramos van en la imagen, por orden:',
  ar: 'مسار من قطع مستقيمة بزوايا قائمة. يبدأ عند نقطة وينتهي برأس سهم. وتتجه قطعه في الصورة بالترتيب:',
};

/** A path as on a map, from a dot to an arrow tip. */
export const roadMap = (legs: readonly Leg[]): Picture => ({
  draw() {
    const pitch = 34;
    const corners: Point[] = [[0, 0]];
    for (const { heading, length } of legs) {
      const [x, y] = corners.at(-1) ?? [0, 0];
      const [dx, dy] = ways[heading].step;
      corners.push([x + dx * length * pitch, y + dy * length * pitch]);
    }
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const shift: Point = [(320 - width) / 2 - left, 28 - top];
    const [before = [0, 0], last = [0, 0]] = corners.slice(-2);
    const parts = [
      stroke(corners, INK, 4),
      arrow([(before[0] + last[0]) / 2, (before[1] + last[1]) / 2], last, 0, 4),
      circle([0, 0], 9),
    ];
    return { width: 320, height: height + 56, parts: [placed(shift, parts)] };
  },
  describe: (language) =>
    `${path[language]} ${listed(
      legs.map(({ heading }) => ways[heading].name[language]),
      language,
    )}.`,
});

const told: Record<'start' | 'ahead' | 'left' | 'right', Texts> = {
  start: {
    en: 'A board of {{size}} by {{size}} cells. A beetle stands in row {{row}} from the top, column {{column}} from the left, and looks {{way}}. Its instructions in turn:',
    de: 'Ein Brett mit {{size}} mal {{size}} Feldern. Ein Käfer steht in Zeile {{row}} von oben, Spalte {{column}} von links, und schaut {{way}}. Seine Anweisungen der Reihe nach:',
    fr: 'Un plateau de {{size}} cases sur {{size}}. Un scarabée se tient à la ligne {{row}} à partir du haut, colonne {{column}} à partir de la gauche, et regarde {{way}}. Ses instructions, tour à tour :',
    es: 'Un tablero de {{size}} por {{size}} casillas. Un escarabajo está en la fila {{row}} desde arriba, columna {{column}} desde la izquierda, y mira {{way}}. Sus instrucciones, una tras otra:',
    ar: 'لوحة من {{size}} في {{size}} خانات. تقف خنفساء في الصف {{row}} من الأعلى، العمود {{column}} من اليسار، وتنظر {{way}}. وتعليماتها بالترتيب:',
  },
  ahead: {
    en: '{{count}} ahead',
    de: '{{count}} vorwärts',
    fr: '{{count}} en avant',
    es: '{{count}} hacia delante',
    ar: '{{count}} إلى الأمام',
  },
  left: {
    en: 'a quarter turn to its left',
    de: 'eine Vierteldrehung nach links',
    fr: 'un quart de tour à gauche',
    es: 'un cuarto de vuelta a su izquierda',
    ar: 'ربع دورة إلى يسارها',
  },
  right: {
    en: 'a quarter turn to its right',
    de: 'eine Vierteldrehung nach rechts',
    fr: 'un quart de tour à droite',
    es: 'un cuarto de vuelta a su derecha',
    ar: 'ربع دورة إلى يمينها',
  },
};

const drawOrder = (order: Order): string => {
  if (typeof order === 'number')
    return [
      arrow([0, 16], [0, -16], 0, 3),
      ...Array.from({ length: order }, (_, i) => circle([i * 9 - (order - 1) * 4.5, 27], 3)),
    ].join('');
  const side = order === 'left' ? -1 : 1;
  const corner: Point = [-9 * side, -8];
  return stroke([[-9 * side, 16], corner], INK, 3) + arrow(corner, [13 * side, -8], 0, 3);
};

/** A board with a beetle, and the list of its orders: an arrow with a dot for each field ahead, a bent arrow for a turn. */
export const beetleBoard = (start: Beetle, orders: readonly Order[], size: number): Picture => ({
  draw() {
    const pitch = 36;
    const place: Point = [(start.column + 0.5) * pitch, (start.row + 0.5) * pitch];
    const degrees = { up: 0, right: 90, down: 180, left: 270 }[start.heading];
    const beetle = area(
      [
        [0, -13],
        [9, 10],
        [0, 5],
        [-9, 10],
      ],
      INK,
    );
    const cell = 44;
    const lines = [
      board(size, size, pitch, GRAY),
      `<g transform="translate(${place.join(' ')}) rotate(${degrees})">${beetle}</g>`,
    ];
    return {
      width: 320,
      height: size * pitch + 110,
      parts: [
        placed([(320 - size * pitch) / 2, 16], lines),
        ...orders.map((order, i) =>
          placed([160 + (i - (orders.length - 1) / 2) * cell, size * pitch + 56], [drawOrder(order)]),
        ),
      ],
    };
  },
  describe(language) {
    const { row, column, heading } = start;
    const values = { size, row: row + 1, column: column + 1, way: ways[heading].name[language] };
    const list = orders.map((order) =>
      typeof order === 'number' ? filled(told.ahead[language], { count: order }) : told[order][language],
    );
    return `${filled(told.start[language], values)} ${listed(list, language)}.`;
  },
});
