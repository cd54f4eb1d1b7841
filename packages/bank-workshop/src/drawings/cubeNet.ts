import { drawShape } from '@quotient/server/shapes/grammar';
import { circle, type Point } from '@quotient/server/shapes/pen';
import { type Face, fold, type Net, type Roll, rightFace, type Vector } from '../verify/nets.ts';
import { isometric } from './cubePile.ts';
import { area, arrow, cornersOf, DARK, GRAY, INK, placed, SHADE, stroke, symbol, WHITE } from './pen.ts';
import type { Picture } from './picture.ts';
import { filled, listed, nameOf, rowByRow, type Texts } from './words.ts';

interface Shown {
  top: string;
  left: string;
}

/** Net, and the view of its folded cube. */
export interface CubeNet {
  net: Net;
  /** Two faces of the cube. The third visible one has a question mark, except on a rolling cube. */
  cube?: Shown;
  /** The way that the cube rolls on a board. */
  rolls?: readonly Roll[];
}

const SQUARE = 52;
/** Share of its square that a sign takes. */
const SHARE = 0.72;

const drawNet = (net: Net): string[] =>
  net.flatMap((cells, row) =>
    cells.flatMap((token, column) => {
      if (!token) return [];
      const [x, y] = [column * SQUARE, row * SQUARE];
      return [
        area(cornersOf([x, y], SQUARE), WHITE),
        symbol(token, [x + SQUARE / 2, y + SQUARE / 2], SQUARE * SHARE),
      ];
    }),
  );

/** Strokes on a face, from a drawing on 100 units. */
function onFace(
  { normal, right, down }: Omit<Face, 'token'>,
  project: (direction: Vector) => Point,
  drawn: string,
): string {
  const [out, along, across] = [project(normal), project(right), project(down)];
  const unit = SHARE / 100; // tokens are drawn on 100 units
  const values = [
    ...[along[0] * unit, along[1] * unit, across[0] * unit, across[1] * unit],
    out[0] / 2 - (along[0] + across[0]) * (SHARE / 2),
    out[1] / 2 - (along[1] + across[1]) * (SHARE / 2),
  ];
  return `<g transform="matrix(${values.map((value) => Math.round(value * 1000) / 1000).join(' ')})">${drawn}</g>`;
}

/** A sign on a face, in the direction that it has on the net. */
const signOn = (face: Face, project: (direction: Vector) => Point): string =>
  onFace(face, project, drawShape(face.token) ?? '');

/** A question mark of strokes, on 100 units. */
const questionMark = `<path d="M34,36C34,14 68,14 68,36C68,50 50,48 50,66M50,82V83" fill="none" stroke="${INK}" stroke-opacity="0.5" stroke-width="7" stroke-linecap="round"/>`;

const reversed = ([x, y, z]: Vector): Vector => [-x, -y, -z];

/** Draws one cube whose back lower corner is at `origin`. */
function drawCube(
  origin: Point,
  edge: number,
  { net, cube: shown, rolls }: CubeNet & { cube: Shown },
): string[] {
  const point = isometric(origin, edge);
  const faces = fold(net);
  const [top, left] = [shown.top, shown.left].map((token) => faces.find((face) => face.token === token));
  const right = rightFace(net, shown.top, shown.left);
  if (!top || !left || !right) throw new Error('The net does not fold to the cube that is shown.');
  const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const project = (direction: Vector): Point =>
    isometric([0, 0], edge)(
      dot(direction, left.normal),
      dot(direction, right.normal),
      dot(direction, top.normal),
    );
  return [
    area([point(0, 0, 1), point(0, 1, 1), point(1, 1, 1), point(1, 0, 1)], WHITE),
    area([point(1, 0, 1), point(1, 1, 1), point(1, 1), point(1, 0)], SHADE),
    area([point(0, 1, 1), point(1, 1, 1), point(1, 1), point(0, 1)], DARK),
    placed(point(0.5, 0.5, 0.5), [
      signOn(top, project),
      signOn(left, project),
      rolls
        ? signOn(right, project)
        : onFace(
            { normal: right.normal, right: reversed(left.normal), down: reversed(top.normal) },
            project,
            questionMark,
          ),
    ]),
  ];
}

const steps: Record<Roll, Point> = {
  'front-right': [0, 1],
  'front-left': [1, 0],
  'back-left': [0, -1],
  'back-right': [-1, 0],
};

/** Fields that the cube reaches, `[row, column]` each, the first one included. */
function fieldsOf(rolls: readonly Roll[]): Point[] {
  const fields: Point[] = [[0, 0]];
  for (const roll of rolls) {
    const [row, column] = fields.at(-1) ?? [0, 0];
    fields.push([row + steps[roll][0], column + steps[roll][1]]);
  }
  return fields;
}

function drawBoard(origin: Point, edge: number, rolls: readonly Roll[]): string[] {
  const point = isometric(origin, edge);
  const fields = fieldsOf(rolls);
  const tile = ([row, column]: Point): string =>
    area(
      [point(row, column), point(row, column + 1), point(row + 1, column + 1), point(row + 1, column)],
      WHITE,
      GRAY,
      2,
    );
  const middles = fields.map(([row, column]) => point(row + 0.5, column + 0.5));
  const [before, last] = [middles.at(-2), middles.at(-1)];
  return [
    ...fields.map(tile),
    stroke(middles.slice(0, -1)),
    before && last ? arrow(before, last) : '',
    ...middles.slice(0, -1).map((middle) => circle(middle, 3.5)),
  ];
}

const said: Record<'net' | 'cube' | 'blank' | 'right' | 'rolls' | Roll, Texts> = {
  net: {
    en: 'A net of six squares, printed on the side that is seen.',
    de: 'Ein Netz aus sechs Quadraten, bedruckt auf der sichtbaren Seite.',
    fr: 'Un patron de six carrés, imprimé sur la face visible.',
    es: 'Un desarrollo plano de seis cuadrados, impreso por la cara visible.',
    ar: 'شبكة من ستة مربعات، مطبوعة على الوجه الظاهر.',
  },
  cube: {
    en: 'Below it the cube, seen from above one corner. On top: {{top}}. On the front left face: {{left}}.',
    de: 'Darunter der Würfel, schräg von oben über eine Ecke gesehen. Oben: {{top}}. Auf der vorderen linken Fläche: {{left}}.',
    fr: 'En dessous, le cube vu d’en haut par un coin. Sur le dessus : {{top}}. Sur la face avant gauche : {{left}}.',
    es: 'Debajo, el cubo visto desde arriba por una esquina. Arriba: {{top}}. En la cara delantera izquierda: {{left}}.',
    ar: 'وتحتها المكعب منظورًا إليه من أعلى إحدى الزوايا. في الأعلى: {{top}}. وعلى الوجه الأمامي الأيسر: {{left}}.',
  },
  blank: {
    en: 'The front right face is blank but for a question mark.',
    de: 'Die vordere rechte Fläche ist bis auf ein Fragezeichen leer.',
    fr: 'La face avant droite est vide, à part un point d’interrogation.',
    es: 'La cara delantera derecha está vacía, salvo un signo de interrogación.',
    ar: 'والوجه الأمامي الأيمن فارغ إلا من علامة استفهام.',
  },
  right: {
    en: 'On the front right face: {{right}}.',
    de: 'Auf der vorderen rechten Fläche: {{right}}.',
    fr: 'Sur la face avant droite : {{right}}.',
    es: 'En la cara delantera derecha: {{right}}.',
    ar: 'وعلى الوجه الأمامي الأيمن: {{right}}.',
  },
  rolls: {
    en: 'The cube rolls over its edges from cell to cell along an arrow:',
    de: 'Der Würfel rollt über seine Kanten von Feld zu Feld, einem Pfeil entlang:',
    fr: 'Le cube roule sur ses arêtes, de case en case, le long d’une flèche :',
    es: 'El cubo rueda sobre sus aristas, de casilla en casilla, a lo largo de una flecha:',
    ar: 'يتدحرج المكعب على حوافه من خانة إلى خانة على طول سهم:',
  },
  'front-right': {
    en: 'to the front right',
    de: 'nach vorn rechts',
    fr: 'vers l’avant à droite',
    es: 'hacia el frente a la derecha',
    ar: 'إلى الأمام يمينًا',
  },
  'front-left': {
    en: 'to the front left',
    de: 'nach vorn links',
    fr: 'vers l’avant à gauche',
    es: 'hacia el frente a la izquierda',
    ar: 'إلى الأمام يسارًا',
  },
  'back-left': {
    en: 'to the back left',
    de: 'nach hinten links',
    fr: 'vers l’arrière à gauche',
    es: 'hacia atrás a la izquierda',
    ar: 'إلى الخلف يسارًا',
  },
  'back-right': {
    en: 'to the back right',
    de: 'nach hinten rechts',
    fr: 'vers l’arrière à droite',
    es: 'hacia atrás a la derecha',
    ar: 'إلى الخلف يمينًا',
  },
};
/** A net, the cube under it, and its way. */
export const cubeNet = ({ net, cube, rolls }: CubeNet): Picture => ({
  draw() {
    const rows = net.length;
    const columns = Math.max(...net.map((cells) => cells.length));
    const [width, height] = [columns * SQUARE, rows * SQUARE];
    const center = (320 - width) / 2;
    if (!cube) return { width: 320, height: height + 40, parts: [placed([center, 20], drawNet(net))] };
    const edge = rolls ? 44 : 62;
    const fields = fieldsOf(rolls ?? []).map(([row, column]) =>
      isometric([0, 0], edge)(row + 0.5, column + 0.5),
    );
    const xs = fields.map(([x]) => x);
    const ys = fields.map(([, y]) => y);
    const lift = 0.5 * edge;
    const origin: Point = [
      160 - (Math.min(...xs) + Math.max(...xs)) / 2,
      height + 36 + edge - Math.min(...ys) + lift,
    ];
    const bottom = origin[1] + Math.max(...ys) + lift + 16;
    return {
      width: 320,
      height: Math.ceil(bottom),
      parts: [
        placed([center, 16], drawNet(net)),
        ...(rolls ? drawBoard(origin, edge, rolls) : []),
        ...drawCube(origin, edge, { net, cube, ...(rolls && { rolls }) }),
      ],
    };
  },
  describe(language) {
    const columns = Math.max(...net.map((cells) => cells.length));
    const rows = net.map((cells) =>
      Array.from({ length: columns }, (_, column) => nameOf(cells[column] ?? '', language)),
    );
    const seen =
      cube &&
      filled(said.cube[language], { top: nameOf(cube.top, language), left: nameOf(cube.left, language) });
    const third = cube && (rightFace(net, cube.top, cube.left)?.token ?? '');
    const way =
      rolls &&
      `${said.rolls[language]} ${listed(
        rolls.map((roll) => said[roll][language]),
        language,
      )}.`;
    return [
      said.net[language],
      rowByRow(rows, language),
      seen,
      third &&
        (rolls ? filled(said.right[language], { right: nameOf(third, language) }) : said.blank[language]),
      way,
    ]
      .filter(Boolean)
      .join(' ');
  },
});
