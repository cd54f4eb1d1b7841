import type { FigureWords } from './en.ts';

const by = <T>(text: (along: string) => T) => ({
  row: text('d’une case à l’autre de chaque ligne'),
  column: text('d’une case à l’autre de chaque colonne'),
});
const lines = (text: (line: string) => string) => ({ row: text('ligne'), column: text('colonne') });
const beside = (text: (cell: string) => string) => ({ left: text('de gauche'), above: text('du dessus') });
const wraps = 'ce qui sort d’un côté rentre de l’autre.';
const turns = <T>(text: (way: string) => T) => ({
  clockwise: text('dans le sens horaire'),
  counterclockwise: text('dans le sens antihoraire'),
});

export const fr: FigureWords = {
  question: 'Quelle figure faut-il placer dans la case vide\u00a0?',
  slots: {
    shape: 'forme',
    fill: 'style',
    size: 'taille',
    turn: 'direction',
    count: 'nombre',
    place: 'place du point',
    dots: 'points',
    lines: 'traits',
    cells: 'cases pleines',
    holes: 'trous',
    outerShape: 'figure extérieure',
    outerFill: 'trait de la figure extérieure',
    innerShape: 'figure intérieure',
    innerFill: 'fond de la figure intérieure',
    arrow: 'direction de la flèche',
    squarePlace: 'place du carré',
    circlePlace: 'place du cercle',
  },
  shapes: {
    square: 'carré',
    circle: 'cercle',
    triangle: 'triangle',
    diamond: 'losange',
    pentagon: 'pentagone',
    hexagon: 'hexagone',
    star: 'étoile',
    cross: 'croix',
    flag: 'drapeau',
    hook: 'crochet',
    corner: 'équerre',
  },
  fills: { outline: 'simple', filled: 'plein', hatched: 'hachuré', dashed: 'en tirets' },
  sizes: { small: 'petite', medium: 'moyenne', large: 'grande' },
  colon: '\u00a0: ',
  here: 'Il manque dans la dernière case\u00a0: {{value}}.',
  constant: {
    row: 'rien ne change le long de chaque ligne.',
    column: 'rien ne change le long de chaque colonne.',
  },
  distribution: 'les trois mêmes, une fois dans chaque ligne et une fois dans chaque colonne.',
  more: by((along) => ({ 1: `un de plus ${along}.`, 2: `deux de plus ${along}.` })),
  fewer: by((along) => ({ 1: `un de moins ${along}.`, 2: `deux de moins ${along}.` })),
  larger: by((along) => `un cran de plus ${along}.`),
  smaller: by((along) => `un cran de moins ${along}.`),
  turned: by((along) => turns((way) => `{{degrees}} degrés de plus ${way} ${along}.`)),
  halfTurned: by((along) => `un demi-tour ${along}.`),
  around: by((along) =>
    turns((way) => ({
      1: `une place plus loin le long du bord, ${way}, ${along}.`,
      2: `deux places plus loin le long du bord, ${way}, ${along}.`,
      3: `trois places plus loin le long du bord, ${way}, ${along}.`,
      4: `passage du côté opposé ${along}.`,
    })),
  ),
  shift: {
    right: lines(
      (line) =>
        `d’une case à l’autre de chaque ${line}, tout avance d’une place vers la droite\u00a0; ${wraps}`,
    ),
    left: lines(
      (line) =>
        `d’une case à l’autre de chaque ${line}, tout avance d’une place vers la gauche\u00a0; ${wraps}`,
    ),
    down: lines((line) => `d’une case à l’autre de chaque ${line}, tout descend d’une place\u00a0; ${wraps}`),
    up: lines((line) => `d’une case à l’autre de chaque ${line}, tout monte d’une place\u00a0; ${wraps}`),
  },
  sum: lines((line) => `dans chaque ${line}, la première et la deuxième case réunies donnent la troisième.`),
  rest: lines((line) => `dans chaque ${line}, la première case moins la deuxième donne la troisième.`),
  xor: lines(
    (line) =>
      `superposez les deux premières cases d’une ${line}. Ce qui n’est que dans l’une des deux reste\u00a0; ce qui est dans les deux disparaît.`,
  ),
  or: lines((line) => `la troisième case de chaque ${line} a tout ce qu’ont les deux premières.`),
  and: lines(
    (line) => `la troisième case de chaque ${line} ne garde que ce que les deux premières ont en commun.`,
  ),
  minus: lines(
    (line) =>
      `dans chaque ${line}, on enlève de la première case ce qu’a la deuxième\u00a0; le reste est la troisième.`,
  ),
  rightMinus: lines(
    (line) =>
      `dans chaque ${line}, on enlève de la deuxième case ce qu’a la première\u00a0; le reste est la troisième.`,
  ),
  repeats: beside(
    (cell) =>
      `La mauvaise réponse la plus tentante est juste sauf sur un point ({{slot}})\u00a0: elle ne fait qu’y répéter la case ${cell}.`,
  ),
  keepsPart: beside(
    (cell) =>
      `La mauvaise réponse la plus tentante est juste sauf sur un point ({{slot}})\u00a0: elle y garde encore une partie de la case ${cell}.`,
  ),
};
