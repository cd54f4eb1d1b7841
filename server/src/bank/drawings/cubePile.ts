import { type Point, round } from '../../shapes/pen.ts';
import { type Heights, type Side, visibleFaces } from '../verify/cubes.ts';
import {
  area,
  arrow,
  board,
  cornersOf,
  DARK,
  FAINT,
  GRAY,
  INK,
  placed,
  SHADE,
  stroke,
  WHITE,
} from './pen.ts';
import type { Picture } from './picture.ts';
import { filled, listed, rowByRow, type Texts } from './words.ts';

/** Cubes on a square floor. */
export interface CubePile {
  heights: Heights;
  /** In the corner of a room, or free on the floor. */
  stands: 'in the corner' | 'free';
  /** An arrow shows from where it is to be looked at. */
  seenFrom?: Side;
}

const WIDTH = 320;
const paint = { top: WHITE, left: SHADE, right: DARK };

const said: Record<'corner' | 'free' | Side, Texts> = {
  corner: {
    en: 'A pile of identical cubes in the corner of a room, with no gaps under them. Heights of the stacks, each row from the left-hand wall outwards; row 1 stands along the right-hand wall.',
    de: 'Ein Haufen gleich großer Würfel in der Ecke eines Zimmers, ohne Lücken darunter. Höhen der Stapel, in jeder Reihe von der linken Wand aus; Reihe 1 steht an der rechten Wand.',
    fr: 'Un tas de cubes identiques dans le coin d’une pièce, sans espace vide en dessous. Hauteurs des piles, chaque rangée étant lue à partir du mur de gauche ; la rangée 1 longe le mur de droite.',
    es: 'Un montón de cubos idénticos en el rincón de una habitación, sin huecos debajo. Alturas de las pilas, cada fila desde la pared izquierda hacia fuera; la fila 1 está junto a la pared derecha.',
    ar: 'كومة من المكعبات المتماثلة في زاوية غرفة، من دون فراغات تحتها. ارتفاعات أعمدة المكعبات، وكل صف يبدأ من الجدار الأيسر؛ والصف 1 بمحاذاة الجدار الأيمن.',
  },
  free: {
    en: 'A pile of identical cubes on a floor marked in squares, seen from above one corner. Heights of the stacks, 0 for an empty place. Row 1 lies at the back right; the next rows lie in front of it, towards the front left. Each row is read from the back left to the front right.',
    de: 'Ein Haufen gleich großer Würfel auf einem Boden mit Quadraten, schräg von oben über eine Ecke gesehen. Höhen der Stapel, 0 für einen leeren Platz. Reihe 1 liegt hinten rechts; die nächsten Reihen liegen davor, nach vorn links hin. Jede Reihe wird von hinten links nach vorn rechts gelesen.',
    fr: 'Un tas de cubes identiques sur un sol quadrillé, vu d’en haut par un coin. Hauteurs des piles, 0 pour une place vide. La rangée 1 se trouve au fond à droite ; les suivantes sont devant elle, en venant vers l’avant à gauche. Chaque rangée se lit du fond à gauche vers l’avant à droite.',
    es: 'Un montón de cubos idénticos sobre un suelo cuadriculado, visto desde arriba por una esquina. Alturas de las pilas, 0 si el lugar está vacío. La fila 1 está al fondo a la derecha; las siguientes están delante, hacia el frente a la izquierda. Cada fila se lee desde el fondo a la izquierda hasta el frente a la derecha.',
    ar: 'كومة من المكعبات المتماثلة على أرضية مقسّمة إلى مربعات، منظور إليها من أعلى إحدى الزوايا. ارتفاعات أعمدة المكعبات، و0 لموضع خالٍ. الصف 1 في الخلف على اليمين؛ والصفوف التالية أمامه باتجاه الأمام على اليسار. ويُقرأ كل صف من الخلف على اليسار إلى الأمام على اليمين.',
  },
  left: {
    en: 'An arrow points at the pile from the front left.',
    de: 'Ein Pfeil zeigt von vorn links auf den Haufen.',
    fr: 'Une flèche pointe vers le tas depuis l’avant à gauche.',
    es: 'Una flecha apunta al montón desde el frente a la izquierda.',
    ar: 'سهم يشير إلى الكومة من الأمام على اليسار.',
  },
  right: {
    en: 'An arrow points at the pile from the front right.',
    de: 'Ein Pfeil zeigt von vorn rechts auf den Haufen.',
    fr: 'Une flèche pointe vers le tas depuis l’avant à droite.',
    es: 'Una flecha apunta al montón desde el frente a la derecha.',
    ar: 'سهم يشير إلى الكومة من الأمام على اليمين.',
  },
};

const rowOfStacks: Texts = { en: 'Row', de: 'Reihe', fr: 'Rangée', es: 'Fila', ar: 'الصف' };

/** A pile seen from the front and above. */
export const cubePile = ({ heights, stands, seenFrom }: CubePile): Picture => ({
  draw() {
    const size = heights.length;
    const edge = Math.min(44, 140 / (size * 0.866));
    const tallest = Math.max(...heights.flatMap((row, r) => row.map((height, c) => height - (r + c) / 2)));
    const back = (stands === 'free' ? Math.max(tallest, 0) : tallest + 0.5) * edge + 16;
    const origin: Point = [WIDTH / 2, back];
    const ground = isometric(origin, edge);
    const corner = [ground(0, 0), ground(0, size + 0.6), ground(size + 0.6, 0)] as const;
    const walls = [
      stroke([[origin[0], 10], corner[0], corner[1]], GRAY, 2),
      stroke([corner[0], corner[2]], GRAY, 2),
    ];
    const lines = Array.from(
      { length: size + 1 },
      (_, i) =>
        stroke([ground(i, 0), ground(i, size)], FAINT, 1.5) +
        stroke([ground(0, i), ground(size, i)], FAINT, 1.5),
    );
    const faces = visibleFaces(heights, origin, edge).map(
      ({ side, points }) =>
        `<polygon points="${points}" fill="${paint[side]}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
    );
    const middle = size / 2;
    const look =
      seenFrom === 'left'
        ? arrow(ground(size + 1.1, middle), ground(size + 0.3, middle), 0, 4)
        : arrow(ground(middle, size + 1.1), ground(middle, size + 0.3), 0, 4);
    const room = stands === 'free' ? 14 : 0.3 * edge + 10;
    return {
      width: WIDTH,
      height: Math.ceil(back + size * edge + room),
      parts: [...(stands === 'free' ? lines : walls), ...faces, ...(seenFrom ? [look] : [])],
    };
  },
  describe: (language) =>
    [
      said[stands === 'free' ? 'free' : 'corner'][language],
      rowByRow(heights, language, rowOfStacks),
      ...(seenFrom ? [said[seenFrom][language]] : []),
    ].join(' '),
});

const views: Texts = {
  en: 'Two side views of one pile of cubes on a floor of 3 by 3 places, and above each a plan with an arrow that says from where it is seen. From the front, the stacks reach from left to right: {left}. From the right-hand side, from left to right: {right}.',
  de: 'Zwei Seitenansichten eines Haufens von Würfeln auf einem Boden mit 3 mal 3 Plätzen, über jeder ein Plan mit einem Pfeil, der sagt, von wo sie gesehen ist. Von vorn sind die Stapel von links nach rechts so hoch: {left}. Von der rechten Seite, von links nach rechts: {right}.',
  fr: 'Deux vues de côté d’un même tas de cubes sur un sol de 3 places sur 3 ; au-dessus de chacune, un plan avec une flèche indique d’où elle est prise. De face, les piles montent, de gauche à droite, à {left}. Du côté droit, de gauche à droite : {right}.',
  es: 'Dos vistas laterales de un mismo montón de cubos sobre un suelo de 3 por 3 lugares; encima de cada una, un plano con una flecha indica desde dónde se mira. De frente, las pilas llegan, de izquierda a derecha, a {left}. Desde el lado derecho, de izquierda a derecha: {right}.',
  ar: 'منظران جانبيان لكومة مكعبات واحدة على أرضية من 3 في 3 مواضع، وفوق كل منهما مخطط فيه سهم يبيّن جهة النظر. من الأمام، الارتفاعات من اليسار إلى اليمين: {left}. ومن الجانب الأيمن، من اليسار إلى اليمين: {right}.',
};

/** The outlines of a pile of 3 by 3 places from the front and from the right, each under a plan that says which it is. */
export const twoViews = (front: readonly number[], right: readonly number[]): Picture => ({
  draw() {
    const pitch = 36;
    const plan = (isFront: boolean): string[] => [
      board(3, 3, 16, GRAY),
      isFront ? arrow([24, 78], [24, 56], 0, 3) : arrow([78, 24], [56, 24], 0, 3),
    ];
    const view = (columns: readonly number[]): string[] => [
      ...columns.flatMap((height, x) =>
        Array.from({ length: height }, (_, z) => area(cornersOf([x * pitch, (2 - z) * pitch], pitch), SHADE)),
      ),
      stroke(
        [
          [-12, 3 * pitch],
          [3 * pitch + 12, 3 * pitch],
        ],
        GRAY,
        2,
      ),
    ];
    return {
      width: 320,
      height: 238,
      parts: [
        placed([56, 16], plan(true)),
        placed([216, 16], plan(false)),
        placed([26, 112], view(front)),
        placed([186, 112], view(right)),
      ],
    };
  },
  describe: (language) =>
    filled(views[language], { left: listed(front, language), right: listed(right, language) }),
});

/** Where a place of an isometric board lies. */
export const isometric =
  (origin: Point, edge: number) =>
  (row: number, column: number, level = 0): Point => [
    Number(round(origin[0] + (column - row) * 0.866 * edge)),
    Number(round(origin[1] + (column + row) * 0.5 * edge - level * edge)),
  ];
