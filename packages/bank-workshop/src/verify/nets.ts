/** A direction in space. */
export type Vector = readonly [x: number, y: number, z: number];

/** Position of a square of the net after folding, its print outside. */
interface Standing {
  /** Out of the cube. */
  normal: Vector;
  /** Direction of the print's right-hand side. */
  right: Vector;
  /** Direction of the print's lower side. */
  down: Vector;
}

/** A face of a folded net. */
export interface Face extends Standing {
  token: string;
}

/** Rows of a net: a token for each square, `''` for none. */
export type Net = readonly (readonly string[])[];

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];
const same = (a: Vector, b: Vector): boolean => a.every((value, i) => value === b[i]);
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

const folded: readonly {
  step: readonly [row: number, column: number];
  stand(from: Standing): Standing;
}[] = [
  { step: [0, 1], stand: ({ normal, right, down }) => ({ normal: right, right: minus(normal), down }) },
  { step: [0, -1], stand: ({ normal, right, down }) => ({ normal: minus(right), right: normal, down }) },
  { step: [1, 0], stand: ({ normal, right, down }) => ({ normal: down, down: minus(normal), right }) },
  { step: [-1, 0], stand: ({ normal, right, down }) => ({ normal: minus(down), down: normal, right }) },
];

/** Folds the squares connected to the first one, all edges by 90 degrees away from the reader. */
export function fold(net: Net): Face[] {
  const faces = new Map<string, Face>();
  const visit = (row: number, column: number, standing: Standing): void => {
    const token = net[row]?.[column];
    if (!token || faces.has(`${row},${column}`)) return;
    faces.set(`${row},${column}`, { token, ...standing });
    for (const { step, stand } of folded) visit(row + step[0], column + step[1], stand(standing));
  };
  const row = net.findIndex((cells) => cells.some(Boolean));
  const column = net[row]?.findIndex(Boolean) ?? 0;
  visit(row, column, { normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] });
  return [...faces.values()];
}

/** Returns true if the squares fold to a closed cube: six of them, in one piece, each on its own side. */
export function isCubeNet(net: Net): boolean {
  const faces = fold(net);
  const sides = new Set(faces.map(({ normal }) => normal.join()));
  return net.flat().filter(Boolean).length === 6 && faces.length === 6 && sides.size === 6;
}

function faceOf(faces: readonly Face[], token: string): Face {
  const found = faces.find((face) => face.token === token);
  if (!found) throw new Error(`The net has no face "${token}".`);
  return found;
}

/** The token on the opposite face. */
export function oppositeOf(net: Net, token: string): string | undefined {
  const faces = fold(net);
  const { normal } = faceOf(faces, token);
  return faces.find((face) => same(face.normal, minus(normal)))?.token;
}

/** Visible face on the right of two others; `undefined` if these are opposite. */
export function rightFace(net: Net, top: string, left: string): Face | undefined {
  const faces = fold(net);
  const wanted = cross(faceOf(faces, left).normal, faceOf(faces, top).normal);
  return faces.find(({ normal }) => same(normal, wanted));
}

/** Quarter turns clockwise by which the print of the right face is turned, seen straight on, with `top` above. */
export function turnsOfRight(net: Net, top: string, left: string): number {
  const right = rightFace(net, top, left);
  if (!right) throw new Error(`"${top}" and "${left}" are opposite faces.`);
  const up = faceOf(fold(net), top).normal;
  // clockwise from its upper side: a quarter turn clockwise brings the left side of the print up
  return [minus(right.down), minus(right.right), right.down, right.right].findIndex((side) => same(side, up));
}

/** A step of a rolling cube on a board that is seen from a corner. */
export type Roll = 'front-right' | 'front-left' | 'back-left' | 'back-right';

/** The token on top after a cube has rolled from field to field. It starts with `top` and `left` as they are seen. */
export function topAfterRolling(net: Net, top: string, left: string, rolls: readonly Roll[]): string {
  const opposite = (token: string): string => oppositeOf(net, token) ?? '';
  const right = rightFace(net, top, left)?.token ?? '';
  let cube = { top, left, right };
  for (const roll of rolls) {
    if (roll === 'front-right') cube = { ...cube, top: opposite(cube.right), right: cube.top };
    if (roll === 'back-left') cube = { ...cube, top: cube.right, right: opposite(cube.top) };
    if (roll === 'front-left') cube = { ...cube, top: opposite(cube.left), left: cube.top };
    if (roll === 'back-right') cube = { ...cube, top: cube.left, left: opposite(cube.top) };
  }
  return cube.top;
}
