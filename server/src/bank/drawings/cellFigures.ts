import { readBits } from '../verify/gridFigures.ts';
import { area, board, file, INK, type Language, type Picture, placed, SHADE } from './ink.ts';
import { setCells, type Texts } from './words.ts';

const drawCells = (token: string, pitch: number, paper: string): string[] =>
  readBits(token).flatMap((cells, y) =>
    [...cells].flatMap((bit, x) => {
      const [left, top] = [x * pitch, y * pitch];
      return bit === '1'
        ? area(
            [
              [left, top],
              [left + pitch, top],
              [left + pitch, top + pitch],
              [left, top + pitch],
            ],
            paper,
          )
        : [];
    }),
  );

const said: Record<'figure' | 'square' | 'piece', Texts> = {
  figure: {
    en: 'A figure of squares on a grid, rows from the top and columns from the left: {cells}.',
    de: 'Eine Figur aus Quadraten auf einem Raster, Zeilen von oben und Spalten von links: {cells}.',
    fr: 'Une figure de carrés sur une grille, lignes à partir du haut et colonnes à partir de la gauche : {cells}.',
    es: 'Una figura de cuadrados sobre una cuadrícula, filas desde arriba y columnas desde la izquierda: {cells}.',
    ar: 'شكل من مربعات على شبكة، الصفوف من الأعلى والأعمدة من اليسار: {cells}.',
  },
  square: {
    en: 'The shape to fill, a square of {size} by {rows} fields.',
    de: 'Die Form, die zu füllen ist, ein Quadrat aus {size} mal {rows} Feldern.',
    fr: 'La forme à remplir, un carré de {size} cases sur {rows}.',
    es: 'La forma que hay que llenar, un cuadrado de {size} por {rows} casillas.',
    ar: 'الشكل المطلوب ملؤه: مربع من {size} في {rows} خانات.',
  },
  piece: {
    en: 'Beside it the given piece, on a grid, rows from the top and columns from the left: {cells}.',
    de: 'Daneben das gegebene Teil, auf einem Raster, Zeilen von oben und Spalten von links: {cells}.',
    fr: 'À côté, la pièce donnée, sur une grille, lignes à partir du haut et colonnes à partir de la gauche : {cells}.',
    es: 'Al lado, la pieza dada, sobre una cuadrícula, filas desde arriba y columnas desde la izquierda: {cells}.',
    ar: 'وبجانبه القطعة المعطاة على شبكة، الصفوف من الأعلى والأعمدة من اليسار: {cells}.',
  },
};

/** One figure. */
export const cellFigure = (token: string): Picture => ({
  draw() {
    const pitch = 40;
    const size = readBits(token).length * pitch;
    return file(320, size + 40, [placed([(320 - size) / 2, 20], drawCells(token, pitch, INK))]);
  },
  describe: (language: Language) =>
    said.figure[language].replace('{cells}', setCells(readBits(token), language)),
});

/** A square to fill, and beside it one of the pieces for it. */
export const squareToFill = (size: number, piece?: string): Picture => ({
  draw() {
    const pitch = 32;
    const side = size * pitch;
    const gap = piece ? 40 : 0;
    const left = (320 - side - gap - (piece ? side : 0)) / 2;
    return file(320, side + 40, [
      placed(
        [left, 20],
        [
          area(
            [
              [0, 0],
              [side, 0],
              [side, side],
              [0, side],
            ],
            '#ffffff',
          ),
          board(size, size, pitch),
        ],
      ),
      piece ? placed([left + side + gap, 20], drawCells(piece, pitch, SHADE)) : '',
    ]);
  },
  describe: (language: Language) =>
    [
      said.square[language].replace('{size}', String(size)).replace('{rows}', String(size)),
      piece ? said.piece[language].replace('{cells}', setCells(readBits(piece), language)) : '',
    ]
      .filter(Boolean)
      .join(' '),
});
