import type { Point } from './pen.ts';

/** A figure with an inside. */
export interface ClosedFigure {
  /** Points around the origin, about 1 from it. The circle's corners are only for its hatching. */
  corners: readonly Point[];
  /** The smallest turn in degrees, a multiple of 45, that changes nothing. */
  period: number;
}

/** Figure of strokes: none of its mirror images is one of its turns. */
export interface OpenFigure {
  /** Strokes around the origin, in units of the cell. */
  strokes: readonly (readonly Point[])[];
  /** A polygon of solid ink, as `strokes`. */
  inked?: readonly Point[];
  /** Angle after which the figure looks the same, as in `ClosedFigure`. */
  period: number;
}

/** Parses points as in SVG: `x,y` pairs with a space between them. */
const points = (pairs: string): Point[] =>
  pairs.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });

/** `corners` points at equal angles from the top; the radii alternate. */
const ring = (corners: number, ...radii: number[]): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const radius = radii[i % radii.length] ?? 1;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });

/** Words for one figure with an inside. */
export const closedFigures = new Map<string, ClosedFigure>([
  ['square', { corners: points('-0.9,-0.9 0.9,-0.9 0.9,0.9 -0.9,0.9'), period: 90 }],
  ['circle', { corners: ring(72, 1), period: 45 }],
  ['triangle', { corners: points('0,-0.92 1,0.8 -1,0.8'), period: 360 }],
  ['diamond', { corners: points('0,-1.05 0.7,0 0,1.05 -0.7,0'), period: 180 }],
  ['pentagon', { corners: ring(5, 1.02), period: 360 }],
  ['hexagon', { corners: ring(6, 1.02), period: 180 }],
  ['star', { corners: ring(10, 1.08, 0.48), period: 360 }],
  [
    'cross',
    {
      corners: points(
        '-0.33,-1 0.33,-1 0.33,-0.33 1,-0.33 1,0.33 0.33,0.33 0.33,1 -0.33,1 -0.33,0.33 -1,0.33 -1,-0.33 -0.33,-0.33',
      ),
      period: 90,
    },
  ],
]);

/** Words for several small figures → the figure. */
export const pluralFigures = new Map<string, string>(
  ['square', 'circle', 'triangle', 'diamond', 'star'].map((figure) => [`${figure}s`, figure]),
);

/** Words for figures of strokes. */
export const openFigures = new Map<string, OpenFigure>([
  ['flag', { strokes: [points('-18,38 -18,-38')], inked: points('-18,-38 28,-20 -18,-2'), period: 360 }],
  ['hook', { strokes: [points('-22,-38 -22,36 22,36 22,4')], period: 360 }],
  ['corner', { strokes: [points('-22,-38 -22,36 22,36')], period: 360 }],
  ['step', { strokes: [points('-36,-32 0,-32 0,32 36,32')], period: 180 }],
]);

const topLeft: Point = [-1, -1];
const top: Point = [0, -1];
const topRight: Point = [1, -1];
const left: Point = [-1, 0];
const center: Point = [0, 0];
const right: Point = [1, 0];
const bottomLeft: Point = [-1, 1];
const bottom: Point = [0, 1];
const bottomRight: Point = [1, 1];

/** The eight places around the middle, as steps from it. */
export const placesAround = new Map<string, Point>([
  ['top-left', topLeft],
  ['top', top],
  ['top-right', topRight],
  ['left', left],
  ['right', right],
  ['bottom-left', bottomLeft],
  ['bottom', bottom],
  ['bottom-right', bottomRight],
]);

/** All nine places. */
export const places = new Map<string, Point>([...placesAround, ['center', center]]);

/** Places of 2 … 9 figures, as on dice. */
export const layouts = new Map<string, readonly Point[]>([
  ['2', [left, right]],
  ['3', [top, bottomLeft, bottomRight]],
  ['4', [topLeft, topRight, bottomLeft, bottomRight]],
  ['5', [topLeft, topRight, center, bottomLeft, bottomRight]],
  ['6', [topLeft, topRight, left, right, bottomLeft, bottomRight]],
  ['7', [topLeft, topRight, left, center, right, bottomLeft, bottomRight]],
  ['8', [...placesAround.values()]],
  ['9', [...places.values()]],
]);

/** Words for single lines, in units of the cell. */
export const lines = new Map<string, readonly Point[]>([
  ['top', points('16,16 84,16')],
  ['bottom', points('16,84 84,84')],
  ['left', points('16,16 16,84')],
  ['right', points('84,16 84,84')],
  ['horizontal', points('16,50 84,50')],
  ['vertical', points('50,16 50,84')],
  ['rising', points('16,84 84,16')],
  ['falling', points('16,16 84,84')],
]);

/** Degrees clockwise from `bars-left`. */
export const sides = new Map([
  ['left', 0],
  ['top', 90],
  ['right', 180],
  ['bottom', 270],
]);

/** Degrees clockwise from `arrows-double-up`. */
export const sideDirections = new Map([
  ['up', 0],
  ['right', 90],
  ['down', 180],
  ['left', 270],
]);

/** Degrees clockwise from `arrow-up`. */
export const directions = new Map([
  ...sideDirections,
  ['up-right', 45],
  ['down-right', 135],
  ['down-left', 225],
  ['up-left', 315],
]);

/** Distance of each arrow of a group from the middle, in units of the cell. */
export const arrowShifts = new Map<string, readonly number[]>([
  ['double', [-20, 20]],
  ['triple', [-30, 0, 30]],
]);

/** Names of the boards that questions use most. */
export const matrixNames = new Map<string, readonly string[]>([
  ['cross', ['010', '111', '010']],
  ['saltire', ['101', '010', '101']],
  ['ring', ['111', '101', '111']],
  ['corners', ['101', '000', '101']],
  ['edges', ['010', '101', '010']],
  ['center', ['000', '010', '000']],
  ['rising', ['001', '010', '100']],
  ['falling', ['100', '010', '001']],
  ['full', ['111', '111', '111']],
]);

const fillWords = ['outline', 'filled', 'hatched', 'dashed'] as const;

/** Fill of a figure; `outline` is the default. */
export type Fill = (typeof fillWords)[number];

/** Words for fills. */
export const fills = new Map<string, Fill>(fillWords.map((word) => [word, word]));

/** Degrees clockwise. */
export const turns = new Map<string, number>(
  [45, 90, 135, 180, 225, 270, 315].map((degrees) => [`r${degrees}`, degrees]),
);

/** Left and right swapped, before any turn. */
export const mirrorings = new Map([['flip', true]]);

/** Radius of a figure without a size word, in units of the cell. */
export const LARGE = 40;
/** Radius of a figure inside a large one. */
const MEDIUM = 23;
/** Radius of a figure that is one of up to nine. */
export const SMALL = 11;

/** Words for sizes → radius. */
export const sizes = new Map([
  ['medium', MEDIUM],
  ['small', SMALL],
]);
