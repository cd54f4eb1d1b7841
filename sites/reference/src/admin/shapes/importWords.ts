import type { ImportedShape } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';

interface ImportWords {
  importFile: string;
  exportFile: string;
  title: string;
  text: string;
  choose: string;
  notOurs: string;
  trying: (done: number, all: number) => string;
  importing: (done: number, all: number) => string;
  tried: string;
  done: (count: number) => string;
  apply: (count: number) => string;
  nothing: string;
  figure: string;
  now: string;
  next: string;
  name: string;
  outcome: string;
  outcomes: Record<ImportedShape['outcome'], string>;
  leftOut: (count: number) => string;
  inUse: string;
  comment: string;
}

/** The words of taking figures from a file, and handing them out. */
export const importWords: Words<ImportWords> = {
  en: {
    importFile: 'Import',
    exportFile: 'Export',
    title: 'Import shapes',
    text: 'A file that was exported here. What it would change is shown first; nothing is changed before you say so.',
    choose: 'Choose a file',
    notOurs: 'This is no file of shapes: it must have been exported here, with 10 MB at most.',
    trying: (done, all) => `${done} of ${all} compared`,
    importing: (done, all) => `${done} of ${all} imported`,
    tried: 'What the file would change',
    done: (count) => (count === 1 ? '1 shape was imported.' : `${count} shapes were imported.`),
    apply: (count) => (count === 1 ? 'Import 1 shape' : `Import ${count} shapes`),
    nothing: 'Everything in the file is drawn like that already.',
    figure: 'Shape',
    now: 'Now',
    next: 'In the file',
    name: 'Name',
    outcome: 'Change',
    outcomes: {
      new: 'New',
      changed: 'Changed',
      same: 'Same as now',
      refused: 'Cannot be imported',
      conflict: 'Left alone: changed by somebody else meanwhile',
    },
    leftOut: (count) => `${count} left out or changed`,
    inUse: 'In use',
    comment: 'From a file',
  },
  de: {
    importFile: 'Importieren',
    exportFile: 'Exportieren',
    title: 'Figuren importieren',
    text: 'Eine Datei, die hier exportiert wurde. Was sie ändern würde, wird zuerst gezeigt; vorher ändert sich nichts.',
    choose: 'Datei wählen',
    notOurs:
      'Das ist keine Datei mit Figuren: Sie muss hier exportiert worden sein und höchstens 10 MB haben.',
    trying: (done, all) => `${done} von ${all} verglichen`,
    importing: (done, all) => `${done} von ${all} importiert`,
    tried: 'Was die Datei ändern würde',
    done: (count) => (count === 1 ? '1 Figur wurde importiert.' : `${count} Figuren wurden importiert.`),
    apply: (count) => (count === 1 ? '1 Figur importieren' : `${count} Figuren importieren`),
    nothing: 'Alles in der Datei ist schon so gezeichnet.',
    figure: 'Figur',
    now: 'Jetzt',
    next: 'In der Datei',
    name: 'Name',
    outcome: 'Änderung',
    outcomes: {
      new: 'Neu',
      changed: 'Geändert',
      same: 'Wie jetzt',
      refused: 'Nicht importierbar',
      conflict: 'Nicht angetastet: inzwischen von jemand anderem geändert',
    },
    leftOut: (count) => `${count} weggelassen oder geändert`,
    inUse: 'Verwendet',
    comment: 'Aus einer Datei',
  },
};
