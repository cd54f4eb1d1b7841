import type { FigureWords } from './en.ts';

const by = <T>(text: (along: string) => T) => ({
  row: text('de casilla en casilla en cada fila'),
  column: text('de casilla en casilla en cada columna'),
});
const lines = (text: (line: string) => string) => ({ row: text('fila'), column: text('columna') });
const wraps = 'lo que sale por un lado vuelve a entrar por el otro.';
const turns = <T>(text: (way: string) => T) => ({
  clockwise: text('en sentido horario'),
  counterclockwise: text('en sentido antihorario'),
});

const inCell = (clause: string) => `En la casilla vacía, ${clause}.`;

export const es: FigureWords = {
  question: '¿Qué figura corresponde a la casilla vacía?',
  slots: {
    shape: 'forma',
    fill: 'estilo',
    size: 'tamaño',
    turn: 'dirección',
    count: 'número',
    place: 'lugar del punto',
    dots: 'puntos',
    lines: 'líneas',
    cells: 'casillas rellenas',
    holes: 'agujeros',
    outerShape: 'figura exterior',
    outerFill: 'trazo de la figura exterior',
    innerShape: 'figura interior',
    innerFill: 'relleno de la figura interior',
    arrow: 'dirección de la flecha',
    squarePlace: 'lugar del cuadrado',
    circlePlace: 'lugar del círculo',
  },
  shapes: {
    square: 'cuadrado',
    circle: 'círculo',
    triangle: 'triángulo',
    diamond: 'rombo',
    pentagon: 'pentágono',
    hexagon: 'hexágono',
    star: 'estrella',
    cross: 'cruz',
    flag: 'bandera',
    hook: 'gancho',
    corner: 'esquina',
  },
  oneShape: {
    square: 'un cuadrado',
    circle: 'un círculo',
    triangle: 'un triángulo',
    diamond: 'un rombo',
    pentagon: 'un pentágono',
    hexagon: 'un hexágono',
    star: 'una estrella',
    cross: 'una cruz',
    flag: 'una bandera',
    hook: 'un gancho',
    corner: 'una esquina',
  },
  fills: { outline: 'sencillo', filled: 'sólido', hatched: 'rayado', dashed: 'discontinuo' },
  sizes: { small: 'pequeño', medium: 'mediano', large: 'grande' },
  places: {
    'top-left': 'arriba a la izquierda',
    top: 'arriba',
    'top-right': 'arriba a la derecha',
    left: 'a la izquierda',
    center: 'en el centro',
    right: 'a la derecha',
    'bottom-left': 'abajo a la izquierda',
    bottom: 'abajo',
    'bottom-right': 'abajo a la derecha',
  },
  lineNames: {
    top: 'por el borde superior',
    bottom: 'por el borde inferior',
    left: 'por el borde izquierdo',
    right: 'por el borde derecho',
    horizontal: 'horizontal por el centro',
    vertical: 'vertical por el centro',
    rising: 'diagonal ascendente',
    falling: 'diagonal descendente',
  },
  directions: {
    up: 'hacia arriba',
    'up-right': 'hacia arriba a la derecha',
    right: 'hacia la derecha',
    'down-right': 'hacia abajo a la derecha',
    down: 'hacia abajo',
    'down-left': 'hacia abajo a la izquierda',
    left: 'hacia la izquierda',
    'up-left': 'hacia arriba a la izquierda',
  },
  upright: 'sin girar',
  turnedBy: 'girada {{degrees}} grados en sentido horario',
  colon: ': ',
  here: {
    shape: inCell('la forma es {{value}}'),
    fill: inCell('el estilo es {{value}}'),
    size: inCell('el tamaño es {{value}}'),
    turn: inCell('la figura apunta {{value}}'),
    turned: inCell('la figura está {{value}}'),
    count: inCell('el número es {{value}}'),
    place: inCell('el punto está {{value}}'),
    outerShape: inCell('la figura exterior es {{value}}'),
    outerFill: inCell('el trazo de la figura exterior es {{value}}'),
    innerShape: inCell('la figura interior es {{value}}'),
    innerFill: inCell('el relleno de la figura interior es {{value}}'),
    arrow: inCell('la flecha apunta {{value}}'),
    squarePlace: inCell('el cuadrado está {{value}}'),
    circlePlace: inCell('el círculo está {{value}}'),
  },
  hereAll: {
    dots: {
      one: 'La casilla vacía tiene un solo punto: {{value}}.',
      many: 'La casilla vacía tiene estos puntos: {{value}}.',
    },
    lines: {
      one: 'La casilla vacía tiene una sola línea: {{value}}.',
      many: 'La casilla vacía tiene estas líneas: {{value}}.',
    },
    cells: {
      one: 'El tablero que falta tiene una sola casilla rellena: {{value}}.',
      many: 'El tablero que falta tiene estas casillas rellenas: {{value}}.',
    },
    holes: {
      one: 'La hoja que falta tiene un solo agujero: {{value}}.',
      many: 'La hoja que falta tiene estos agujeros: {{value}}.',
    },
  },
  constant: {
    row: 'nada cambia a lo largo de cada fila.',
    column: 'nada cambia a lo largo de cada columna.',
  },
  distribution: 'hay siempre los mismos tres, una vez en cada fila y una vez en cada columna.',
  more: by((along) => ({ 1: `uno más ${along}.`, 2: `dos más ${along}.` })),
  fewer: by((along) => ({ 1: `uno menos ${along}.`, 2: `dos menos ${along}.` })),
  larger: by((along) => `un grado más ${along}.`),
  smaller: by((along) => `un grado menos ${along}.`),
  turned: by((along) => turns((way) => `{{degrees}} grados más ${way} ${along}.`)),
  halfTurned: by((along) => `media vuelta ${along}.`),
  around: by((along) =>
    turns((way) => ({
      1: `avanza un lugar por el borde, ${way}, ${along}.`,
      2: `avanza dos lugares por el borde, ${way}, ${along}.`,
      3: `avanza tres lugares por el borde, ${way}, ${along}.`,
      4: `pasa al lado opuesto ${along}.`,
    })),
  ),
  shift: {
    right: lines(
      (line) => `de casilla en casilla de cada ${line}, todo se mueve un lugar a la derecha; ${wraps}`,
    ),
    left: lines(
      (line) => `de casilla en casilla de cada ${line}, todo se mueve un lugar a la izquierda; ${wraps}`,
    ),
    down: lines((line) => `de casilla en casilla de cada ${line}, todo baja un lugar; ${wraps}`),
    up: lines((line) => `de casilla en casilla de cada ${line}, todo sube un lugar; ${wraps}`),
  },
  sum: lines((line) => `en cada ${line}, la primera casilla y la segunda juntas dan la tercera.`),
  rest: lines((line) => `en cada ${line}, la primera casilla menos la segunda da la tercera.`),
  xor: lines(
    (line) =>
      `superpón las dos primeras casillas de una ${line}. Lo que está solo en una de ellas se queda; lo que está en las dos desaparece.`,
  ),
  or: lines((line) => `la tercera casilla de cada ${line} tiene todo lo que tienen las dos primeras.`),
  and: lines(
    (line) => `la tercera casilla de cada ${line} conserva solo lo que las dos primeras tienen en común.`,
  ),
  minus: lines(
    (line) => `en cada ${line}, quita de la primera casilla lo que tiene la segunda; el resto es la tercera.`,
  ),
  rightMinus: lines(
    (line) => `en cada ${line}, quita de la segunda casilla lo que tiene la primera; el resto es la tercera.`,
  ),
  differs: 'Tu respuesta {{letter}} difiere en esto: {{points}}.',
  point: '{{slot}} ({{wrong}} en lugar de {{right}})',
  pointOfAll: {
    extra: '{{slot}} (sobra: {{extra}})',
    missing: '{{slot}} (falta: {{missing}})',
    both: '{{slot}} (sobra: {{extra}}; falta: {{missing}})',
  },
};
