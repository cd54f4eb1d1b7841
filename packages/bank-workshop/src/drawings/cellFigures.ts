import { readBits } from '../verify/gridFigures.ts';
import { area, board, cornersOf, placed, symbol } from './pen.ts';
import type { Picture } from './picture.ts';
import { filled, setCells, type Texts } from './words.ts';

/** The share of a square that the fields of `cells-…` tokens take. */
const CELLS = 0.84;

const said: Record<'figure' | 'square' | 'piece', Texts> = {
  figure: {
    en: 'A figure of squares on a grid, rows from the top and columns from the left: {{cells}}.',
    de: 'Eine Figur aus Quadraten auf einem Raster, Zeilen von oben und Spalten von links: {{cells}}.',
    fr: 'Une figure de carrés sur une grille, lignes à partir du haut et colonnes à partir de la gauche : {{cells}}.',
    es: 'Una figura de cuadrados sobre una cuadrícula, filas desde arriba y columnas desde la izquierda: {{cells}}.',
    ar: 'شكل من مربعات على شبكة، الصفوف من الأعلى والأعمدة من اليسار: {{cells}}.',
  },
  square: {
    en: 'The shape to fill, a square of {{size}} by {{size}} cells.',
    de: 'Die Form, die zu füllen ist, ein Quadrat aus {{size}} mal {{size}} Feldern.',
    fr: 'La forme à remplir, un carré de {{size}} cases sur {{size}}.',
    es: 'La forma que hay que llenar, un cuadrado de {{size}} por {{size}} casillas.',
    ar: 'الشكل المطلوب ملؤه: مربع من {{size}} في {{size}} خانات.',
  },
  piece: {
    en: 'Beside it the given piece, on a grid, rows from the top and columns from the left: {{cells}}.',
    de: 'Daneben das gegebene Teil, auf einem Raster, Zeilen von oben und Spalten von links: {{cells}}.',
    fr: 'À côté, la pièce donnée, sur une grille, lignes à partir du haut et colonnes à partir de la gauche : {{cells}}.',
    es: 'Al lado, la pieza dada, sobre una cuadrícula, filas desde arriba y columnas desde la izquierda: {{cells}}.',
    ar: 'وبجانبه القطعة المعطاة على شبكة، الصفوف من الأعلى والأعمدة من اليسار: {{cells}}.',
  },
};

/** One figure, drawn as options are. */
export const cellFigure = (token: string): Picture => ({
  draw: () => ({ width: 320, height: 200, parts: [symbol(token, [160, 100], 190)] }),
  describe: (language) => filled(said.figure[language], { cells: setCells(readBits(token), language) }),
});

/** A square to fill, and beside it one of the pieces for it, drawn as options are. */
export const squareToFill = (size: number, piece?: string): Picture => ({
  draw() {
    const pitch = 32;
    const side = size * pitch;
    const gap = piece ? 40 : 0;
    const left = (320 - side - gap - (piece ? side : 0)) / 2;
    const square = [board(size, size, pitch), area(cornersOf([0, 0], side), 'none')];
    return {
      width: 320,
      height: side + 40,
      parts: [
        placed([left, 20], square),
        piece ? symbol(piece, [left + side + gap + side / 2, 20 + side / 2], side / CELLS) : '',
      ],
    };
  },
  describe: (language) =>
    [
      filled(said.square[language], { size }),
      ...(piece ? [filled(said.piece[language], { cells: setCells(readBits(piece), language) })] : []),
    ].join(' '),
});
