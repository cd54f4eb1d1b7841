import type { FigureWords } from './en.ts';

const by = <T>(text: (along: string) => T) => ({
  row: text('in jeder Zeile von Feld zu Feld'),
  column: text('in jeder Spalte von Feld zu Feld'),
});
const turns = <T>(text: (way: string) => T) => ({
  clockwise: text('im Uhrzeigersinn'),
  counterclockwise: text('gegen den Uhrzeigersinn'),
});
const lines = (text: (line: string) => string) => ({ row: text('Zeile'), column: text('Spalte') });
const wraps = 'was auf einer Seite hinausläuft, kommt auf der anderen wieder herein.';

const inCell = (clause: string) => `Im leeren Feld ${clause}.`;

export const de: FigureWords = {
  question: 'Welche Figur gehört in das leere Feld?',
  slots: {
    shape: 'Form',
    fill: 'Stil',
    size: 'Größe',
    turn: 'Richtung',
    count: 'Anzahl',
    place: 'Platz des Punkts',
    dots: 'Punkte',
    lines: 'Linien',
    cells: 'gefüllte Felder',
    holes: 'Löcher',
    outerShape: 'äußere Figur',
    outerFill: 'Linie der äußeren Figur',
    innerShape: 'innere Figur',
    innerFill: 'Füllung der inneren Figur',
    arrow: 'Richtung des Pfeils',
    squarePlace: 'Platz des Quadrats',
    circlePlace: 'Platz des Kreises',
  },
  shapes: {
    square: 'Quadrat',
    circle: 'Kreis',
    triangle: 'Dreieck',
    diamond: 'Raute',
    pentagon: 'Fünfeck',
    hexagon: 'Sechseck',
    star: 'Stern',
    cross: 'Kreuz',
    flag: 'Fahne',
    hook: 'Haken',
    corner: 'Winkel',
  },
  oneShape: {
    square: 'ein Quadrat',
    circle: 'ein Kreis',
    triangle: 'ein Dreieck',
    diamond: 'eine Raute',
    pentagon: 'ein Fünfeck',
    hexagon: 'ein Sechseck',
    star: 'ein Stern',
    cross: 'ein Kreuz',
    flag: 'eine Fahne',
    hook: 'ein Haken',
    corner: 'ein Winkel',
  },
  fills: { outline: 'einfach', filled: 'gefüllt', hatched: 'schraffiert', dashed: 'gestrichelt' },
  sizes: { small: 'klein', medium: 'mittel', large: 'groß' },
  places: {
    'top-left': 'oben links',
    top: 'oben',
    'top-right': 'oben rechts',
    left: 'links',
    center: 'in der Mitte',
    right: 'rechts',
    'bottom-left': 'unten links',
    bottom: 'unten',
    'bottom-right': 'unten rechts',
  },
  lineNames: {
    top: 'am oberen Rand',
    bottom: 'am unteren Rand',
    left: 'am linken Rand',
    right: 'am rechten Rand',
    horizontal: 'waagrecht durch die Mitte',
    vertical: 'senkrecht durch die Mitte',
    rising: 'schräg nach rechts oben',
    falling: 'schräg nach rechts unten',
  },
  directions: {
    up: 'nach oben',
    'up-right': 'nach rechts oben',
    right: 'nach rechts',
    'down-right': 'nach rechts unten',
    down: 'nach unten',
    'down-left': 'nach links unten',
    left: 'nach links',
    'up-left': 'nach links oben',
  },
  upright: 'aufrecht',
  turnedBy: 'um {{degrees}} Grad im Uhrzeigersinn gedreht',
  colon: ': ',
  here: {
    shape: inCell('ist die Form {{value}}'),
    fill: inCell('ist der Stil {{value}}'),
    size: inCell('ist die Größe {{value}}'),
    turn: inCell('zeigt die Figur {{value}}'),
    turned: inCell('ist die Figur {{value}}'),
    count: inCell('ist die Anzahl {{value}}'),
    place: inCell('ist der Punkt {{value}}'),
    outerShape: inCell('ist die äußere Figur {{value}}'),
    outerFill: inCell('ist die Linie der äußeren Figur {{value}}'),
    innerShape: inCell('ist die innere Figur {{value}}'),
    innerFill: inCell('ist die innere Figur {{value}}'),
    arrow: inCell('zeigt der Pfeil {{value}}'),
    squarePlace: inCell('ist das Quadrat {{value}}'),
    circlePlace: inCell('ist der Kreis {{value}}'),
  },
  hereAll: {
    dots: {
      one: 'Im leeren Feld ist ein einziger Punkt: {{value}}.',
      many: 'Im leeren Feld sind diese Punkte: {{value}}.',
    },
    lines: {
      one: 'Im leeren Feld ist eine einzige Linie: {{value}}.',
      many: 'Im leeren Feld sind diese Linien: {{value}}.',
    },
    cells: {
      one: 'Auf dem fehlenden Brett ist ein einziges Feld gefüllt: {{value}}.',
      many: 'Auf dem fehlenden Brett sind diese Felder gefüllt: {{value}}.',
    },
    holes: {
      one: 'Das fehlende Blatt hat ein einziges Loch: {{value}}.',
      many: 'Das fehlende Blatt hat diese Löcher: {{value}}.',
    },
  },
  constant: { row: 'In jeder Zeile ändert sich nichts.', column: 'In jeder Spalte ändert sich nichts.' },
  distribution: 'Dieselben drei stehen in jeder Zeile und in jeder Spalte je einmal.',
  more: by((along) => ({ 1: `${along} eins mehr.`, 2: `${along} zwei mehr.` })),
  fewer: by((along) => ({ 1: `${along} eins weniger.`, 2: `${along} zwei weniger.` })),
  larger: by((along) => `${along} eine Stufe größer.`),
  smaller: by((along) => `${along} eine Stufe kleiner.`),
  turned: by((along) => turns((way) => `${along} um {{degrees}} Grad ${way} weiter.`)),
  halfTurned: by((along) => `${along} eine halbe Drehung.`),
  around: by((along) =>
    turns((way) => ({
      1: `${along} einen Platz weiter am Rand entlang, ${way}.`,
      2: `${along} zwei Plätze weiter am Rand entlang, ${way}.`,
      3: `${along} drei Plätze weiter am Rand entlang, ${way}.`,
      4: `${along} auf die gegenüberliegende Seite.`,
    })),
  ),
  shift: {
    right: lines((line) => `In jeder ${line} rücken alle von Feld zu Feld einen Platz nach rechts; ${wraps}`),
    left: lines((line) => `In jeder ${line} rücken alle von Feld zu Feld einen Platz nach links; ${wraps}`),
    down: lines((line) => `In jeder ${line} rücken alle von Feld zu Feld einen Platz nach unten; ${wraps}`),
    up: lines((line) => `In jeder ${line} rücken alle von Feld zu Feld einen Platz nach oben; ${wraps}`),
  },
  sum: lines((line) => `In jeder ${line} ergeben das erste und das zweite Feld zusammen das dritte.`),
  rest: lines((line) => `In jeder ${line} ergibt das erste Feld minus das zweite das dritte.`),
  xor: lines(
    (line) =>
      `Legen Sie die ersten beiden Felder einer ${line} übereinander. Was nur in einem von beiden steht, bleibt; was in beiden steht, verschwindet.`,
  ),
  or: lines((line) => `Das dritte Feld jeder ${line} hat alles, was die ersten beiden haben.`),
  and: lines((line) => `Das dritte Feld jeder ${line} behält nur, was die ersten beiden gemeinsam haben.`),
  minus: lines(
    (line) =>
      `In jeder ${line} wird vom ersten Feld weggenommen, was das zweite hat; der Rest ist das dritte.`,
  ),
  rightMinus: lines(
    (line) =>
      `In jeder ${line} wird vom zweiten Feld weggenommen, was das erste hat; der Rest ist das dritte.`,
  ),
  differs: 'Ihre Antwort {{letter}} weicht hier ab: {{points}}.',
  point: '{{slot}} ({{wrong}} statt {{right}})',
  pointOfAll: {
    extra: '{{slot}} (zu viel: {{extra}})',
    missing: '{{slot}} (es fehlt: {{missing}})',
    both: '{{slot}} (zu viel: {{extra}}; es fehlt: {{missing}})',
  },
};
