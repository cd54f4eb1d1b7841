import { MOST_IMPORTED_PARTNERS } from '@quotient/contract/admin';
import { defineWords } from '../../words/defineWords.ts';

/** The words of taking over a file. */
export const importWords = defineWords({
  en: {
    title: 'Import from file',
    intro:
      'Takes the same JSON as PARTNERS_FILE. First you see what would become of each entry; nothing is changed until you say so.',
    file: 'File',
    text: 'Or its text',
    fill: 'Fill in PARTNERS_FILE ({{count}})',
    check: 'See what would happen',
    plan: 'What would happen',
    result: 'What was done',
    entry: 'Entry',
    number: 'No. {{index}}',
    key: 'Key',
    outcome: 'Outcome',
    outcomes: { made: 'made', changed: 'changed', same: 'already so', refused: 'refused' },
    why: 'Why, or what changes',
    heldByFile: 'Until the server starts without PARTNERS_FILE, the file’s entry holds.',
    problems: {
      not_json: 'This is not JSON. Look for a missing comma, quote or bracket.',
      no_list: 'This is JSON, but no list: it must begin with [ and end with ].',
      too_many: `These are more than ${MOST_IMPORTED_PARTNERS} partners. Import them in parts.`,
    },
    apply: 'Import what is not refused',
    nothing: 'There is nothing to import.',
    done: 'Imported.',
    restart:
      'PARTNERS_FILE is still set: its entries hold until the server starts without it. Then those that you took over do.',
  },
  de: {
    title: 'Aus Datei übernehmen',
    intro:
      'Nimmt dasselbe JSON wie PARTNERS_FILE. Zuerst sehen Sie, was aus jedem Eintrag würde; geändert wird nichts, bevor Sie es sagen.',
    file: 'Datei',
    text: 'Oder ihr Text',
    fill: 'PARTNERS_FILE einsetzen ({{count}})',
    check: 'Zeigen, was geschähe',
    plan: 'Was geschähe',
    result: 'Was geschah',
    entry: 'Eintrag',
    number: 'Nr. {{index}}',
    key: 'Schlüssel',
    outcome: 'Ergebnis',
    outcomes: { made: 'angelegt', changed: 'geändert', same: 'schon so', refused: 'abgelehnt' },
    why: 'Warum, oder was sich ändert',
    heldByFile: 'Bis der Server ohne PARTNERS_FILE startet, gilt der Eintrag der Datei.',
    problems: {
      not_json: 'Das ist kein JSON. Suchen Sie ein fehlendes Komma, Anführungszeichen oder eine Klammer.',
      no_list: 'Das ist JSON, aber keine Liste: Sie muss mit [ beginnen und mit ] enden.',
      too_many: `Das sind mehr als ${MOST_IMPORTED_PARTNERS} Partner. Importieren Sie sie in Teilen.`,
    },
    apply: 'Übernehmen, was nicht abgelehnt ist',
    nothing: 'Es gibt nichts zu übernehmen.',
    done: 'Übernommen.',
    restart:
      'PARTNERS_FILE ist noch gesetzt: Seine Einträge gelten, bis der Server ohne es startet. Dann gelten die übernommenen.',
  },
});
