import type { FigureWords } from './en.ts';

const by = <T>(text: (along: string) => T) => ({
  row: text('d’une case à l’autre de chaque ligne'),
  column: text('d’une case à l’autre de chaque colonne'),
});
const lines = (text: (line: string) => string) => ({ row: text('ligne'), column: text('colonne') });
const wraps = 'ce qui sort d’un côté rentre de l’autre.';
const turns = <T>(text: (way: string) => T) => ({
  clockwise: text('dans le sens horaire'),
  counterclockwise: text('dans le sens antihoraire'),
});

const inCell = (clause: string) => `Dans la case vide, ${clause}.`;

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
  oneShape: {
    square: 'un carré',
    circle: 'un cercle',
    triangle: 'un triangle',
    diamond: 'un losange',
    pentagon: 'un pentagone',
    hexagon: 'un hexagone',
    star: 'une étoile',
    cross: 'une croix',
    flag: 'un drapeau',
    hook: 'un crochet',
    corner: 'une équerre',
  },
  fills: { outline: 'simple', filled: 'plein', hatched: 'hachuré', dashed: 'en tirets' },
  sizes: { small: 'petite', medium: 'moyenne', large: 'grande' },
  places: {
    'top-left': 'en haut à gauche',
    top: 'en haut',
    'top-right': 'en haut à droite',
    left: 'à gauche',
    center: 'au centre',
    right: 'à droite',
    'bottom-left': 'en bas à gauche',
    bottom: 'en bas',
    'bottom-right': 'en bas à droite',
  },
  lineNames: {
    top: 'le long du haut',
    bottom: 'le long du bas',
    left: 'le long du côté gauche',
    right: 'le long du côté droit',
    horizontal: 'à l’horizontale au milieu',
    vertical: 'à la verticale au milieu',
    rising: 'en diagonale montante',
    falling: 'en diagonale descendante',
  },
  directions: {
    up: 'vers le haut',
    'up-right': 'vers le haut à droite',
    right: 'vers la droite',
    'down-right': 'vers le bas à droite',
    down: 'vers le bas',
    'down-left': 'vers le bas à gauche',
    left: 'vers la gauche',
    'up-left': 'vers le haut à gauche',
  },
  upright: 'sans rotation',
  turnedBy: 'tournée de {{degrees}} degrés dans le sens horaire',
  colon: '\u00a0: ',
  here: {
    shape: inCell('la forme est {{value}}'),
    fill: inCell('le style est {{value}}'),
    size: inCell('la taille est {{value}}'),
    turn: inCell('la figure pointe {{value}}'),
    turned: inCell('la figure est {{value}}'),
    count: inCell('le nombre est {{value}}'),
    place: inCell('le point est {{value}}'),
    outerShape: inCell('la figure extérieure est {{value}}'),
    outerFill: inCell('le trait de la figure extérieure est {{value}}'),
    innerShape: inCell('la figure intérieure est {{value}}'),
    innerFill: inCell('le fond de la figure intérieure est {{value}}'),
    arrow: inCell('la flèche pointe {{value}}'),
    squarePlace: inCell('le carré est {{value}}'),
    circlePlace: inCell('le cercle est {{value}}'),
  },
  hereAll: {
    dots: {
      one: 'La case vide a un seul point\u00a0: {{value}}.',
      many: 'La case vide a ces points\u00a0: {{value}}.',
    },
    lines: {
      one: 'La case vide a un seul trait\u00a0: {{value}}.',
      many: 'La case vide a ces traits\u00a0: {{value}}.',
    },
    cells: {
      one: 'La grille manquante a une seule case pleine\u00a0: {{value}}.',
      many: 'La grille manquante a ces cases pleines\u00a0: {{value}}.',
    },
    holes: {
      one: 'La feuille manquante a un seul trou\u00a0: {{value}}.',
      many: 'La feuille manquante a ces trous\u00a0: {{value}}.',
    },
  },
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
  differs: 'Votre réponse {{letter}} diffère ici\u00a0: {{points}}.',
  point: '{{slot}} ({{wrong}} et non {{right}})',
  pointOfAll: {
    extra: '{{slot}} (en trop\u00a0: {{extra}})',
    missing: '{{slot}} (il manque\u00a0: {{missing}})',
    both: '{{slot}} (en trop\u00a0: {{extra}}\u00a0; il manque\u00a0: {{missing}})',
  },
};
