import { type Point, round } from '@quotient/server/shapes/pen';
import { type Heights, type Side, visibleFaces } from '../verify/cubes.ts';
import { area, arrow, cornersOf, DARK, FAINT, GRAY, INK, placed, SHADE, stroke, text, WHITE } from './pen.ts';
import type { Picture } from './picture.ts';
import { filled, listed, rowByRow, type Texts } from './words.ts';

/** Cubes on a square floor. */
export interface CubePile {
  heights: Heights;
  /** Position in the corner of a room, or free on the floor. */
  stands: 'in the corner' | 'free';
  /** Side from which to look, shown by an arrow. */
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
  en: 'A plan of a floor of 3 by 3 squares, with two numbered arrows that say from where a pile of cubes is seen, and below it what is seen. View 1, from the front: the stacks reach from left to right {{left}}. View 2, from the right-hand side: from left to right {{right}}.',
  de: 'Ein Plan eines Bodens aus 3 mal 3 Quadraten mit zwei nummerierten Pfeilen, die sagen, von wo ein Haufen von Würfeln gesehen ist, und darunter das, was man sieht. Ansicht 1, von vorn: Die Stapel sind von links nach rechts so hoch: {{left}}. Ansicht 2, von der rechten Seite: von links nach rechts {{right}}.',
  fr: 'Un plan d’un sol de 3 carrés sur 3, avec deux flèches numérotées qui indiquent d’où l’on regarde un tas de cubes, et en dessous ce que l’on voit. Vue 1, de face : les piles montent, de gauche à droite, à {{left}}. Vue 2, du côté droit : de gauche à droite, {{right}}.',
  es: 'Un plano de un suelo de 3 por 3 cuadrados, con dos flechas numeradas que indican desde dónde se mira un montón de cubos, y debajo lo que se ve. Vista 1, de frente: las pilas llegan, de izquierda a derecha, a {{left}}. Vista 2, desde el lado derecho: de izquierda a derecha, {{right}}.',
  ar: 'مخطط لأرضية من 3 في 3 مربعات، عليه سهمان مرقّمان يبيّنان جهة النظر إلى كومة مكعبات، وتحته ما يُرى. المنظر 1، من الأمام: الارتفاعات من اليسار إلى اليمين {{left}}. المنظر 2، من الجانب الأيمن: من اليسار إلى اليمين {{right}}.',
};

/**
 * Draws the outlines of a pile of 3 by 3 places from the front and from the right, under a plan with an arrow for
 * each.
 */
export const twoViews = (front: readonly number[], right: readonly number[]): Picture => ({
  draw() {
    const pitch = 36;
    const plan = [0, 20, 40, 60].flatMap((line) => [
      stroke(
        [
          [line, 0],
          [line, 60],
        ],
        GRAY,
        1.5,
        '4 4',
      ),
      stroke(
        [
          [0, line],
          [60, line],
        ],
        GRAY,
        1.5,
        '4 4',
      ),
    ]);
    const arrows = [
      ...[arrow([30, 94], [30, 68], 0, 3), text([46, 86], 1, 20)],
      ...[arrow([94, 30], [68, 30], 0, 3), text([104, 30], 2, 20)],
    ];
    const view = (columns: readonly number[]): string[] => [
      ...columns.flatMap((height, x) =>
        Array.from({ length: height }, (_, z) => area(cornersOf([x * pitch, (2 - z) * pitch], pitch), SHADE)),
      ),
      stroke(
        [
          [-8, 3 * pitch],
          [3 * pitch + 8, 3 * pitch],
        ],
        GRAY,
        2,
      ),
    ];
    return {
      width: 320,
      height: 254,
      parts: [
        placed([130, 14], [...plan, ...arrows]),
        placed([36, 132], [...view(front), text([-22, 54], 1, 20)]),
        placed([200, 132], [...view(right), text([-22, 54], 2, 20)]),
      ],
    };
  },
  describe: (language) =>
    filled(views[language], { left: listed(front, language), right: listed(right, language) }),
});

/** Position of a place on an isometric board. */
export const isometric =
  (origin: Point, edge: number) =>
  (row: number, column: number, level = 0): Point => [
    Number(round(origin[0] + (column - row) * 0.866 * edge)),
    Number(round(origin[1] + (column + row) * 0.5 * edge - level * edge)),
  ];
