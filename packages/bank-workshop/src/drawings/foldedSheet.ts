import { circle } from '@quotient/server/shapes/pen';
import { beyond, type Fold, type FoldedSheet, type Place, reflected } from '../verify/folding.ts';
import { arrow, at, cornersOf, FAINT, GRAY, INK, PAPERS, placed, stroke, text } from './pen.ts';
import type { Picture } from './picture.ts';
import { colon, filled, semicolon, type Texts } from './words.ts';

/** A quarter of a field, so that folds along diagonals cut no piece. */
type Piece = readonly Place[];

/** Piece of the folded sheet, and its place on the open one, corner by corner. */
interface Laid {
  piece: Piece;
  home: Piece;
}

const SIDE = 120;

const middleOf = (piece: Piece): Place => [
  piece.reduce((sum, [x]) => sum + x, 0) / piece.length,
  piece.reduce((sum, [, y]) => sum + y, 0) / piece.length,
];

function openSheet(size: number): Laid[] {
  const indexes = Array.from({ length: size }, (_, i) => i);
  return indexes.flatMap((y) =>
    indexes.flatMap((x): Laid[] => {
      const corners = cornersOf([x, y], 1);
      return corners.map((corner, i) => {
        const home: Piece = [corner, corners[(i + 1) % 4] ?? corner, [x + 0.5, y + 0.5]];
        return { piece: home, home };
      });
    }),
  );
}

/** Turns the part beyond the fold line over. Pieces are ordered from the lowest layer to the highest. */
function folded(sheet: readonly Laid[], fold: Fold): Laid[] {
  const moves = ({ piece }: Laid): boolean => beyond(fold, middleOf(piece)) > 0;
  const turned = sheet
    .filter(moves)
    .map(({ piece, home }) => ({ piece: piece.map((place) => reflected(fold, place)), home }));
  return [...sheet.filter((laid) => !moves(laid)), ...turned.reverse()];
}

const keyOf = (place: Place): string => place.map((value) => value.toFixed(2)).join();

/** Top piece of each place, and the number of pieces there. */
function layersOf(sheet: readonly Laid[]): (Laid & { count: number })[] {
  const layers = new Map<string, Laid & { count: number }>();
  for (const laid of sheet) {
    const key = keyOf(middleOf(laid.piece));
    layers.set(key, { ...laid, count: (layers.get(key)?.count ?? 0) + 1 });
  }
  return [...layers.values()];
}

const keyOfEnds = (ends: readonly Place[]): string => ends.map(keyOf).sort().join();

/**
 * Edges at which the number of layers changes, or paper ends on other paper, as pairs of ends; there is nothing
 * beyond the rim.
 */
function edgesOf(sheet: readonly Laid[]): { ends: readonly [Place, Place]; isRim: boolean }[] {
  const edges = new Map<string, { ends: readonly [Place, Place]; sides: string[] }>();
  for (const { piece, home, count } of layersOf(sheet))
    for (const [i, start] of piece.entries()) {
      const next = (i + 1) % piece.length;
      const ends = [start, piece[next] ?? start] as const;
      const side = `${count} of ${keyOfEnds([home[i] ?? start, home[next] ?? start])}`;
      const key = keyOfEnds(ends);
      edges.set(key, { ends, sides: [...(edges.get(key)?.sides ?? []), side] });
    }
  return [...edges.values()]
    .filter(({ sides: [one, other] }) => one !== other)
    .map(({ ends, sides }) => ({ ends, isRim: sides.length === 1 }));
}

/** The ends of the fold line where it crosses the paper. */
function creaseOf(pieces: readonly Piece[], fold: Fold): readonly [Place, Place] | undefined {
  const on = pieces
    .filter((piece) => beyond(fold, middleOf(piece)) > 0)
    .flat()
    .filter((place) => Math.abs(beyond(fold, place)) < 1e-9)
    .sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const [first, last] = [on[0], on.at(-1)];
  return first && last && [first, last];
}

/** Fields of one thickness in all four quarters as one square, others in quarters. */
function papersOf(sheet: readonly Laid[]): Map<number, Piece[]> {
  const fields = new Map<string, { piece: Piece; count: number }[]>();
  for (const layer of layersOf(sheet)) {
    const field = middleOf(layer.piece).map(Math.floor).join();
    fields.set(field, [...(fields.get(field) ?? []), layer]);
  }
  const papers = new Map<number, Piece[]>();
  for (const [field, quarters] of fields) {
    const [x = 0, y = 0] = field.split(',').map(Number);
    const isEven = quarters.length === 4 && quarters.every(({ count }) => count === quarters[0]?.count);
    for (const { piece, count } of isEven ? quarters.slice(0, 1) : quarters)
      papers.set(count, [...(papers.get(count) ?? []), isEven ? cornersOf([x, y], 1) : piece]);
  }
  return papers;
}

function drawState(sheet: readonly Laid[], size: number, fold: Fold | undefined): string {
  const pieces = sheet.map(({ piece }) => piece);
  const pitch = SIDE / size;
  const put = ([x, y]: Place): Place => [x * pitch, y * pitch];
  const path = (lines: readonly Piece[], end = ''): string =>
    lines.map((line) => `M${line.map(put).map(at).join('L')}${end}`).join('');
  const inked = (d: string, color: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  const corners = [...cornersOf([0, 0], SIDE), [0, 0] as const];
  const fields = layersOf(sheet).flatMap(({ piece }) =>
    piece.flatMap((start, i): Piece[] => {
      const end = piece[(i + 1) % piece.length] ?? start;
      return start[0] === end[0] || start[1] === end[1] ? [[start, end]] : [];
    }),
  );
  const lines = new Map(fields.map((line) => [keyOfEnds(line), line]));
  const edges = edgesOf(sheet);
  const isOpen = layersOf(sheet).length === sheet.length;
  const crease = fold && creaseOf(pieces, fold);
  const moving = fold && pieces.filter((piece) => beyond(fold, middleOf(piece)) > 0);
  const from = moving && middleOf(moving.map(middleOf));
  return [
    stroke(corners, GRAY, 1.5, '4 4'),
    ...[...papersOf(sheet)].map(([count, parts]) => {
      const paper = PAPERS[count - 1] ?? GRAY;
      return `<path d="${path(parts, 'Z')}" fill="${paper}" stroke="${paper}" stroke-width="0.6"/>`;
    }),
    inked(path([...lines.values()]), isOpen ? FAINT : GRAY, 1.2),
    inked(path(edges.filter(({ isRim }) => !isRim).map(({ ends }) => ends)), INK, 1.6),
    inked(path(edges.filter(({ isRim }) => isRim).map(({ ends }) => ends)), INK, 3),
    crease ? stroke(crease.map(put), INK, 2.2, '6 6') : '',
    fold && from ? arrow(put(from), put(reflected(fold, from)), 14, 2.5, 1.5) : '',
  ].join('');
}

const said: Record<'sheet' | Fold['moves'] | 'punched', Texts> = {
  sheet: {
    en: 'Drawings of a square sheet marked in {{size}} columns and {{size}} rows. Columns count from the left and rows from the top of the open sheet.',
    de: 'Zeichnungen eines quadratischen Blattes, das in {{size}} Spalten und {{size}} Zeilen eingeteilt ist. Die Spalten zählen von links und die Zeilen von oben, immer wie auf dem offenen Blatt.',
    fr: 'Dessins d’une feuille carrée divisée en {{size}} colonnes et {{size}} lignes. Les colonnes se comptent à partir de la gauche et les lignes à partir du haut de la feuille ouverte.',
    es: 'Dibujos de una hoja cuadrada dividida en {{size}} columnas y {{size}} filas. Las columnas se cuentan desde la izquierda y las filas desde arriba de la hoja abierta.',
    ar: 'رسوم لورقة مربعة عدد أعمدتها {{size}} وعدد صفوفها {{size}}. تُعدّ الأعمدة من اليسار والصفوف من الأعلى كما في الورقة المفتوحة.',
  },
  right: {
    en: 'everything to the right of the line between columns {{before}} and {{after}} is folded to the left.',
    de: 'Alles rechts der Linie zwischen den Spalten {{before}} und {{after}} wird nach links gefaltet.',
    fr: 'tout ce qui est à droite du trait entre les colonnes {{before}} et {{after}} est rabattu vers la gauche.',
    es: 'todo lo que está a la derecha de la línea entre las columnas {{before}} y {{after}} se dobla hacia la izquierda.',
    ar: 'كل ما يقع يمين الخط بين العمودين {{before}} و{{after}} يُطوى نحو اليسار.',
  },
  left: {
    en: 'everything to the left of the line between columns {{before}} and {{after}} is folded to the right.',
    de: 'Alles links der Linie zwischen den Spalten {{before}} und {{after}} wird nach rechts gefaltet.',
    fr: 'tout ce qui est à gauche du trait entre les colonnes {{before}} et {{after}} est rabattu vers la droite.',
    es: 'todo lo que está a la izquierda de la línea entre las columnas {{before}} y {{after}} se dobla hacia la derecha.',
    ar: 'كل ما يقع يسار الخط بين العمودين {{before}} و{{after}} يُطوى نحو اليمين.',
  },
  bottom: {
    en: 'everything below the line between rows {{before}} and {{after}} is folded up.',
    de: 'Alles unter der Linie zwischen den Zeilen {{before}} und {{after}} wird nach oben gefaltet.',
    fr: 'tout ce qui est sous le trait entre les lignes {{before}} et {{after}} est rabattu vers le haut.',
    es: 'todo lo que está debajo de la línea entre las filas {{before}} y {{after}} se dobla hacia arriba.',
    ar: 'كل ما يقع تحت الخط بين الصفين {{before}} و{{after}} يُطوى نحو الأعلى.',
  },
  top: {
    en: 'everything above the line between rows {{before}} and {{after}} is folded down.',
    de: 'Alles über der Linie zwischen den Zeilen {{before}} und {{after}} wird nach unten gefaltet.',
    fr: 'tout ce qui est au-dessus du trait entre les lignes {{before}} et {{after}} est rabattu vers le bas.',
    es: 'todo lo que está encima de la línea entre las filas {{before}} y {{after}} se dobla hacia abajo.',
    ar: 'كل ما يقع فوق الخط بين الصفين {{before}} و{{after}} يُطوى نحو الأسفل.',
  },
  'bottom-right': {
    en: 'along the diagonal{{of}} that rises from bottom left to top right, the lower right half is folded onto the upper left half.',
    de: 'An der Diagonale{{of}}, die von links unten nach rechts oben steigt, wird die rechte untere Hälfte auf die linke obere Hälfte gefaltet.',
    fr: 'le long de la diagonale{{of}} qui monte du bas à gauche vers le haut à droite, la moitié en bas à droite est rabattue sur la moitié en haut à gauche.',
    es: 'por la diagonal{{of}} que sube de abajo a la izquierda a arriba a la derecha, la mitad inferior derecha se dobla sobre la mitad superior izquierda.',
    ar: 'على القطر{{of}} الصاعد من أسفل اليسار إلى أعلى اليمين، يُطوى النصف السفلي الأيمن فوق النصف العلوي الأيسر.',
  },
  'top-left': {
    en: 'along the diagonal that rises from bottom left to top right, the upper left half is folded onto the lower right half.',
    de: 'An der Diagonale, die von links unten nach rechts oben steigt, wird die linke obere Hälfte auf die rechte untere Hälfte gefaltet.',
    fr: 'le long de la diagonale qui monte du bas à gauche vers le haut à droite, la moitié en haut à gauche est rabattue sur la moitié en bas à droite.',
    es: 'por la diagonal que sube de abajo a la izquierda a arriba a la derecha, la mitad superior izquierda se dobla sobre la mitad inferior derecha.',
    ar: 'على القطر الصاعد من أسفل اليسار إلى أعلى اليمين، يُطوى النصف العلوي الأيسر فوق النصف السفلي الأيمن.',
  },
  'top-right': {
    en: 'along the diagonal that falls from top left to bottom right, the upper right half is folded onto the lower left half.',
    de: 'An der Diagonale, die von links oben nach rechts unten fällt, wird die rechte obere Hälfte auf die linke untere Hälfte gefaltet.',
    fr: 'le long de la diagonale qui descend du haut à gauche vers le bas à droite, la moitié en haut à droite est rabattue sur la moitié en bas à gauche.',
    es: 'por la diagonal que baja de arriba a la izquierda a abajo a la derecha, la mitad superior derecha se dobla sobre la mitad inferior izquierda.',
    ar: 'على القطر النازل من أعلى اليسار إلى أسفل اليمين، يُطوى النصف العلوي الأيمن فوق النصف السفلي الأيسر.',
  },
  'bottom-left': {
    en: 'along the diagonal that falls from top left to bottom right, the lower left half is folded onto the upper right half.',
    de: 'An der Diagonale, die von links oben nach rechts unten fällt, wird die linke untere Hälfte auf die rechte obere Hälfte gefaltet.',
    fr: 'le long de la diagonale qui descend du haut à gauche vers le bas à droite, la moitié en bas à gauche est rabattue sur la moitié en haut à droite.',
    es: 'por la diagonal que baja de arriba a la izquierda a abajo a la derecha, la mitad inferior izquierda se dobla sobre la mitad superior derecha.',
    ar: 'على القطر النازل من أعلى اليسار إلى أسفل اليمين، يُطوى النصف السفلي الأيسر فوق النصف العلوي الأيمن.',
  },
  punched: {
    en: 'the folded sheet is punched right through: {{places}}.',
    de: 'Das gefaltete Blatt wird ganz durchgelocht: {{places}}.',
    fr: 'la feuille pliée est percée de part en part : {{places}}.',
    es: 'la hoja doblada se perfora atravesando todas las capas: {{places}}.',
    ar: 'الورقة المطوية مثقوبة بجميع طبقاتها: {{places}}.',
  },
};

/** Square of a diagonal, if the sheet is folded to a smaller one. */
const ofSquare: Texts = {
  en: ' of the folded square ({{cut}} by {{cut}} cells)',
  de: ' des gefalteten Quadrats ({{cut}} mal {{cut}} Felder)',
  fr: ' du carré plié ({{cut}} cases sur {{cut}})',
  es: ' del cuadrado doblado ({{cut}} por {{cut}} casillas)',
  ar: ' في المربع المطوي ({{cut}} في {{cut}} خانات)',
};

const field: Texts = {
  en: 'row {{row}}, column {{column}}',
  de: 'Zeile {{row}}, Spalte {{column}}',
  fr: 'ligne {{row}}, colonne {{column}}',
  es: 'fila {{row}}, columna {{column}}',
  ar: 'الصف {{row}}، العمود {{column}}',
};

/** Draws each fold, with its line and direction, and at last the holes. */
export const foldedSheet = ({ size, folds, punched }: FoldedSheet): Picture => ({
  draw() {
    const states = [openSheet(size)];
    for (const fold of folds) states.push(folded(states.at(-1) ?? [], fold));
    const pitch = SIDE / size;
    const panels = states.map((sheet, i) => {
      const holes = punched.map((punch) => {
        const [column = 0, row = 0] = punch.split(',').map(Number);
        return circle([(column + 0.5) * pitch, (row + 0.5) * pitch], pitch / 4, `fill="${INK}"`);
      });
      const isLast = i === states.length - 1;
      const alone = isLast && i % 2 === 0;
      return placed(
        [alone ? 112 : 30 + (i % 2) * 164, 20 + Math.floor(i / 2) * 152],
        [drawState(sheet, size, folds[i]), ...(isLast ? holes : []), text([-18, 9], i + 1, 20)],
      );
    });
    return { width: 330, height: 16 + Math.ceil(states.length / 2) * 152, parts: panels };
  },
  describe(language) {
    const steps = folds.map(({ moves, cut }) => {
      const of = moves === 'bottom-right' && cut < size ? filled(ofSquare[language], { cut }) : '';
      return filled(said[moves][language], { before: cut, after: cut + 1, of });
    });
    const places = punched.map((punch) => {
      const [column = 0, row = 0] = punch.split(',').map(Number);
      return filled(field[language], { row: row + 1, column: column + 1 });
    });
    const last = filled(said.punched[language], { places: places.join(semicolon(language)) });
    return [
      filled(said.sheet[language], { size }),
      ...[...steps, last].map((step, i) => `${i + 1}${colon(language)} ${step}`),
    ].join(' ');
  },
});
