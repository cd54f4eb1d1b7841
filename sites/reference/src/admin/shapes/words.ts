import type { RemovalReason, ShapeSummary } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';

interface ShapeWords {
  title: string;
  intro: string;
  search: string;
  searchHint: string;
  show: string;
  filters: Record<'all' | 'own' | 'changed' | 'used', string>;
  shown: (count: number, all: number) => string;
  gallery: string;
  nothingFound: string;
  nothingFoundText: string;
  states: Record<ShapeSummary['state'], string>;
  uses: (count: number) => string;
  add: string;
  addTitle: string;
  addName: string;
  addHint: string;
  addError: string;
  open: string;
  back: string;
  drawnFromWords: string;
  newFigure: string;
  source: string;
  sourceHint: string;
  save: string;
  saveKeys: string;
  saved: (version: number) => string;
  unchanged: string;
  comment: string;
  upload: string;
  drop: string;
  tooLarge: string;
  unsaved: string;
  discard: string;
  refused: string;
  removed: (count: number) => string;
  removedNothing: string;
  reasons: Record<RemovalReason, string>;
  times: (count: number) => string;
  line: (line: number) => string;
  preview: string;
  sizes: string;
  looks: Record<'light' | 'dark' | 'forced', string>;
  pixels: (size: number) => string;
  sample: string;
  beyond: string;
  emptyPreview: string;
  use: string;
  unused: string;
  usedBy: (count: number) => string;
  inTests: (count: number) => string;
  confirmTitle: string;
  confirmText: string;
  history: string;
  historyEmpty: string;
  version: (number: number) => string;
  asDrawn: string;
  removedOwn: string;
  restored: (number: number) => string;
  newest: string;
  compare: string;
  compareTitle: (number: number) => string;
  inEditor: string;
  restore: string;
  restoreTitle: (number: number) => string;
  restoreText: string;
  reset: string;
  resetText: string;
  remove: string;
  removeText: string;
  conflictTitle: string;
  conflictText: (name: string) => string;
  theirs: string;
  mine: string;
  keepMine: string;
  takeTheirs: string;
}

const en: ShapeWords = {
  title: 'Shapes',
  intro: 'The figures that questions are drawn with. A change shows with the next page that a visitor opens.',
  search: 'Search',
  searchHint: 'Parts of a name, such as “dot top”.',
  show: 'Show',
  filters: { all: 'All', own: 'Own', changed: 'Changed', used: 'In use' },
  shown: (count, all) => `${count} of ${all} shown`,
  gallery: 'All shapes',
  nothingFound: 'No shape fits',
  nothingFoundText: 'Search for another part of a name, or show all.',
  states: { drawn: 'As drawn', changed: 'Changed', own: 'Own', removed: 'Removed' },
  uses: (count) => (count === 1 ? '1 question' : `${count} questions`),
  add: 'New shape',
  addTitle: 'New shape',
  addName: 'Name',
  addHint: 'Small letters and digits, words joined by “-”, parts joined by “+”.',
  addError: 'A name such as “zebra” or “zebra+dot-top”, 80 characters at most.',
  open: 'Open',
  back: 'All shapes',
  drawnFromWords: 'Drawn from the words of its name.',
  newFigure: 'This shape does not exist yet. It does once you save it.',
  source: 'SVG',
  sourceHint: 'Elements for a cell of 100 × 100, or a whole SVG file. Tab leaves the editor.',
  save: 'Save',
  saveKeys: 'Ctrl+S',
  saved: (version) => `Saved as version ${version}. Visitors see it from now on.`,
  unchanged: 'This is how it is drawn already.',
  comment: 'What you changed (optional)',
  upload: 'Open an SVG file',
  drop: 'You can also drop a file here.',
  tooLarge: 'This file is larger than 50 kB. Export it from your drawing program without extras.',
  unsaved: 'Not saved',
  discard: 'Discard changes',
  refused: 'This drawing cannot be saved',
  removed: (count) =>
    count === 1 ? '1 thing will be left out or changed' : `${count} things will be left out or changed`,
  removedNothing: 'Nothing will be left out.',
  reasons: {
    script: 'It runs a script.',
    animation: 'It moves or changes something by itself.',
    link: 'It loads something, or leads somewhere.',
    style: 'It would reach into the styles of the page. Write paint as attributes.',
    foreign: 'It is no SVG.',
    text: 'A figure has no text.',
    comment: 'Comments are not kept.',
    document: 'It belongs to a file, not to a figure.',
    element:
      'A figure is made of paths, circles, ellipses, rectangles, lines, polylines, polygons and groups.',
    attribute: 'This element does not need it.',
    value: 'The value is none that is known.',
    color: 'Figures wear the color of the page: colors become ink, white becomes none.',
    not_well_formed: 'It is not written as XML must be.',
    too_large: 'It is too large: 50 kB are read, 20,000 characters kept.',
    too_many_elements: 'It has too many elements: 500 are allowed.',
    too_deep: 'Its groups stand too deep in each other: six levels are allowed.',
    empty: 'Nothing is left that draws.',
  },
  times: (count) => `${count} times`,
  line: (line) => `line ${line}`,
  preview: 'Preview',
  sizes: 'Sizes',
  looks: { light: 'Light', dark: 'Dark', forced: 'Forced colors' },
  pixels: (size) => `${size} px`,
  sample: 'In a question',
  beyond: 'It reaches beyond its cell of 100 × 100 and may be cut off or cover its neighbors.',
  emptyPreview: 'Nothing to show yet.',
  use: 'Where it is used',
  unused: 'No question of the bank shows it.',
  usedBy: (count) => (count === 1 ? '1 question shows it:' : `${count} questions show it:`),
  inTests: (count) =>
    count === 1
      ? 'It stands in 1 test that is under way.'
      : `It stands in ${count} tests that are under way.`,
  confirmTitle: 'Change a shape that is in use?',
  confirmText: 'Make sure that the questions still have their one right answer.',
  history: 'History',
  historyEmpty: 'Nobody has changed it yet.',
  version: (number) => `Version ${number}`,
  asDrawn: 'As drawn from its words',
  removedOwn: 'Removed',
  restored: (number) => (number === 0 ? 'Reset' : `Version ${number} restored`),
  newest: 'Newest',
  compare: 'Compare',
  compareTitle: (number) => `Version ${number} beside the editor`,
  inEditor: 'In the editor',
  restore: 'Restore',
  restoreTitle: (number) => `Restore version ${number}?`,
  restoreText: 'It becomes the newest version. The others stay in the history.',
  reset: 'Reset to the drawing',
  resetText: 'The shape is drawn from its words again. All versions stay in the history.',
  remove: 'Remove',
  removeText: 'The shape is no longer there for questions. Its versions stay, and can be restored.',
  conflictTitle: 'Somebody else has saved this shape',
  conflictText: (name) =>
    `${name} has saved a newer version. Yours is still in the editor; choose which one holds.`,
  theirs: 'The saved one',
  mine: 'Yours',
  keepMine: 'Save mine over it',
  takeTheirs: 'Take the saved one',
};

const de: ShapeWords = {
  title: 'Figuren',
  intro:
    'Woraus die Fragen gezeichnet sind. Eine Änderung ist mit der nächsten Seite zu sehen, die ein Besucher öffnet.',
  search: 'Suche',
  searchHint: 'Teile eines Namens, etwa „dot top“.',
  show: 'Zeigen',
  filters: { all: 'Alle', own: 'Eigene', changed: 'Geänderte', used: 'Verwendete' },
  shown: (count, all) => `${count} von ${all} gezeigt`,
  gallery: 'Alle Figuren',
  nothingFound: 'Keine Figur passt',
  nothingFoundText: 'Suchen Sie einen anderen Teil eines Namens, oder zeigen Sie alle.',
  states: { drawn: 'Wie gezeichnet', changed: 'Geändert', own: 'Eigene', removed: 'Entfernt' },
  uses: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
  add: 'Neue Figur',
  addTitle: 'Neue Figur',
  addName: 'Name',
  addHint: 'Kleine Buchstaben und Ziffern, Wörter mit „-“ verbunden, Teile mit „+“.',
  addError: 'Ein Name wie „zebra“ oder „zebra+dot-top“, höchstens 80 Zeichen.',
  open: 'Öffnen',
  back: 'Alle Figuren',
  drawnFromWords: 'Aus den Wörtern ihres Namens gezeichnet.',
  newFigure: 'Diese Figur gibt es noch nicht. Es gibt sie, sobald Sie speichern.',
  source: 'SVG',
  sourceHint: 'Elemente für eine Zelle von 100 × 100, oder eine ganze SVG-Datei. Tab verlässt den Editor.',
  save: 'Speichern',
  saveKeys: 'Strg+S',
  saved: (version) => `Als Version ${version} gespeichert. Besucher sehen sie ab jetzt.`,
  unchanged: 'So ist sie schon gezeichnet.',
  comment: 'Was Sie geändert haben (freiwillig)',
  upload: 'SVG-Datei öffnen',
  drop: 'Sie können eine Datei auch hierher ziehen.',
  tooLarge: 'Diese Datei ist größer als 50 kB. Exportieren Sie sie aus Ihrem Zeichenprogramm ohne Zusätze.',
  unsaved: 'Nicht gespeichert',
  discard: 'Änderungen verwerfen',
  refused: 'Diese Zeichnung kann nicht gespeichert werden',
  removed: (count) =>
    count === 1
      ? '1 Stelle wird weggelassen oder geändert'
      : `${count} Stellen werden weggelassen oder geändert`,
  removedNothing: 'Es wird nichts weggelassen.',
  reasons: {
    script: 'Es führt ein Skript aus.',
    animation: 'Es bewegt oder ändert etwas von selbst.',
    link: 'Es lädt etwas oder führt irgendwohin.',
    style: 'Es würde in die Gestaltung der Seite eingreifen. Schreiben Sie Farben als Attribute.',
    foreign: 'Es ist kein SVG.',
    text: 'Eine Figur hat keinen Text.',
    comment: 'Kommentare werden nicht behalten.',
    document: 'Es gehört zu einer Datei, nicht zu einer Figur.',
    element:
      'Eine Figur besteht aus Pfaden, Kreisen, Ellipsen, Rechtecken, Linien, Linienzügen, Vielecken und Gruppen.',
    attribute: 'Dieses Element braucht es nicht.',
    value: 'Der Wert ist keiner, der bekannt ist.',
    color: 'Figuren tragen die Farbe der Seite: Farben werden zu Tinte, Weiß wird zu keiner.',
    not_well_formed: 'Es ist nicht so geschrieben, wie XML es verlangt.',
    too_large: 'Es ist zu groß: 50 kB werden gelesen, 20.000 Zeichen behalten.',
    too_many_elements: 'Es hat zu viele Elemente: 500 sind erlaubt.',
    too_deep: 'Die Gruppen stehen zu tief ineinander: sechs Ebenen sind erlaubt.',
    empty: 'Es bleibt nichts übrig, das zeichnet.',
  },
  times: (count) => `${count}-mal`,
  line: (line) => `Zeile ${line}`,
  preview: 'Vorschau',
  sizes: 'Größen',
  looks: { light: 'Hell', dark: 'Dunkel', forced: 'Erzwungene Farben' },
  pixels: (size) => `${size} px`,
  sample: 'In einer Frage',
  beyond:
    'Sie reicht über ihre Zelle von 100 × 100 hinaus und kann abgeschnitten werden oder Nachbarn verdecken.',
  emptyPreview: 'Noch ist nichts zu sehen.',
  use: 'Wo sie verwendet wird',
  unused: 'Keine Frage der Sammlung zeigt sie.',
  usedBy: (count) => (count === 1 ? '1 Frage zeigt sie:' : `${count} Fragen zeigen sie:`),
  inTests: (count) =>
    count === 1
      ? 'Sie steht in 1 Test, der gerade läuft.'
      : `Sie steht in ${count} Tests, die gerade laufen.`,
  confirmTitle: 'Eine verwendete Figur ändern?',
  confirmText: 'Stellen Sie sicher, dass die Fragen weiterhin genau eine richtige Antwort haben.',
  history: 'Verlauf',
  historyEmpty: 'Noch hat sie niemand geändert.',
  version: (number) => `Version ${number}`,
  asDrawn: 'Wie aus ihren Wörtern gezeichnet',
  removedOwn: 'Entfernt',
  restored: (number) => (number === 0 ? 'Zurückgesetzt' : `Version ${number} wiederhergestellt`),
  newest: 'Neueste',
  compare: 'Vergleichen',
  compareTitle: (number) => `Version ${number} neben dem Editor`,
  inEditor: 'Im Editor',
  restore: 'Wiederherstellen',
  restoreTitle: (number) => `Version ${number} wiederherstellen?`,
  restoreText: 'Sie wird zur neuesten Version. Die anderen bleiben im Verlauf.',
  reset: 'Auf die Zeichnung zurücksetzen',
  resetText: 'Die Figur wird wieder aus ihren Wörtern gezeichnet. Alle Versionen bleiben im Verlauf.',
  remove: 'Entfernen',
  removeText:
    'Die Figur ist für Fragen nicht mehr da. Ihre Versionen bleiben und lassen sich wiederherstellen.',
  conflictTitle: 'Jemand anderes hat diese Figur gespeichert',
  conflictText: (name) =>
    `${name} hat eine neuere Version gespeichert. Ihre steht noch im Editor; wählen Sie, welche gilt.`,
  theirs: 'Die gespeicherte',
  mine: 'Ihre',
  keepMine: 'Meine darüber speichern',
  takeTheirs: 'Die gespeicherte nehmen',
};

/** The words of the shapes. */
export const shapeWords: Words<ShapeWords> = { en, de };
