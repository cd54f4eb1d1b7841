import type { AuditCheck } from '@quotient/contract/admin';
import type { Words } from '../words.tsx';

interface AuditWords {
  title: string;
  intro: string;
  number: string;
  at: string;
  operator: string;
  nobody: string;
  action: string;
  subject: string;
  outcome: string;
  took: string;
  details: string;
  outcomes: Record<'asked' | 'done' | 'failed', string>;
  everyAction: string;
  everyOperator: string;
  text: string;
  textHint: string;
  clear: string;
  none: { title: string; text: string };
  older: string;
  searchedTo: (number: number) => string;
  exportCsv: string;
  exporting: (count: number) => string;
  exported: (count: number) => string;
  chain: {
    title: string;
    head: (entries: number) => string;
    empty: string;
    why: string;
    noted: string;
    notedHint: string;
    notedWrong: string;
    check: string;
    fits: (entries: number) => string;
    faults: Record<NonNullable<AuditCheck['fault']>, (number: number) => string>;
  };
}

/** The words of the audit log. */
export const auditWords: Words<AuditWords> = {
  en: {
    title: 'Audit log',
    intro:
      'What operators did, newest first. Nothing in it can be changed or removed without being found out.',
    number: 'No.',
    at: 'When',
    operator: 'Operator',
    nobody: 'nobody, or a command',
    action: 'Action',
    subject: 'Subject',
    outcome: 'Outcome',
    took: 'Time',
    details: 'Details',
    outcomes: { asked: 'no outcome known', done: 'done', failed: 'failed' },
    everyAction: 'every action',
    everyOperator: 'every operator',
    text: 'Search',
    textHint: 'number, name, detail',
    clear: 'Show all',
    none: { title: 'No entry', text: 'Nothing that was done fits what is looked for.' },
    older: 'Older entries',
    searchedTo: (number) => `Looked through down to entry ${number}.`,
    exportCsv: 'Export CSV',
    exporting: (count) => `${count} entries …`,
    exported: (count) => `${count} entries exported.`,
    chain: {
      title: 'Chain',
      head: (entries) =>
        entries === 1 ? '1 entry; its hash is' : `${entries} entries; the hash of the newest is`,
      empty: 'No entry yet.',
      why: 'Each entry carries the hash of the one before it. Keep number and hash of the newest entry elsewhere: with it a check also finds a log that was written anew or cut. The server says both at its start.',
      noted: 'Noted entry (optional)',
      notedHint: '<number>:<hash>',
      notedWrong: 'This is not <number>:<hash> with 43 characters behind the colon.',
      check: 'Check now',
      fits: (entries) => `All ${entries} entries fit.`,
      faults: {
        changed: (number) =>
          `Entry ${number} does not fit the one before it, or is not there: it was changed or removed.`,
        rewritten: (number) => `Entry ${number} is not the one that was noted: the log was written anew.`,
        cut: (number) => `Entry ${number} and what was behind it are gone: the end of the log was cut off.`,
      },
    },
  },
  de: {
    title: 'Protokoll',
    intro:
      'Was Betreiber getan haben, das Neueste zuerst. Nichts darin lässt sich unbemerkt ändern oder entfernen.',
    number: 'Nr.',
    at: 'Wann',
    operator: 'Betreiber',
    nobody: 'niemand, oder ein Befehl',
    action: 'Vorgang',
    subject: 'Betrifft',
    outcome: 'Ergebnis',
    took: 'Dauer',
    details: 'Einzelheiten',
    outcomes: { asked: 'Ergebnis unbekannt', done: 'erledigt', failed: 'gescheitert' },
    everyAction: 'alle Vorgänge',
    everyOperator: 'alle Betreiber',
    text: 'Suche',
    textHint: 'Nummer, Name, Detail',
    clear: 'Alle zeigen',
    none: { title: 'Kein Eintrag', text: 'Nichts, was getan wurde, passt zur Suche.' },
    older: 'Ältere Einträge',
    searchedTo: (number) => `Durchsucht bis Eintrag ${number}.`,
    exportCsv: 'Als CSV exportieren',
    exporting: (count) => `${count} Einträge …`,
    exported: (count) => `${count} Einträge exportiert.`,
    chain: {
      title: 'Kette',
      head: (entries) =>
        entries === 1 ? '1 Eintrag; sein Hash ist' : `${entries} Einträge; der Hash des neuesten ist`,
      empty: 'Noch kein Eintrag.',
      why: 'Jeder Eintrag trägt den Hash des vorigen. Bewahren Sie Nummer und Hash des neuesten Eintrags anderswo auf: Damit findet eine Prüfung auch ein neu geschriebenes oder gekürztes Protokoll. Der Server nennt beide bei seinem Start.',
      noted: 'Notierter Eintrag (freiwillig)',
      notedHint: '<Nummer>:<Hash>',
      notedWrong: 'Das ist nicht <Nummer>:<Hash> mit 43 Zeichen nach dem Doppelpunkt.',
      check: 'Jetzt prüfen',
      fits: (entries) => `Alle ${entries} Einträge passen.`,
      faults: {
        changed: (number) =>
          `Eintrag ${number} passt nicht zum vorigen oder fehlt: Er wurde geändert oder entfernt.`,
        rewritten: (number) =>
          `Eintrag ${number} ist nicht der notierte: Das Protokoll wurde neu geschrieben.`,
        cut: (number) =>
          `Eintrag ${number} und alles danach fehlt: Das Ende des Protokolls wurde abgeschnitten.`,
      },
    },
  },
};
