import type { Words } from '../words.tsx';

interface AuditWords {
  title: string;
  intro: string;
  number: string;
  at: string;
  operator: string;
  action: string;
  subject: string;
  outcome: string;
  outcomes: Record<'asked' | 'done' | 'failed', string>;
}

/** The words of the audit log. */
export const auditWords: Words<AuditWords> = {
  en: {
    title: 'Audit log',
    intro: 'What operators did. Nothing in it can be changed without being found out.',
    number: 'No.',
    at: 'When',
    operator: 'Operator',
    action: 'Action',
    subject: 'Of',
    outcome: 'Outcome',
    outcomes: { asked: 'asked', done: 'done', failed: 'failed' },
  },
  de: {
    title: 'Protokoll',
    intro: 'Was Betreiber getan haben. Nichts darin lässt sich unbemerkt ändern.',
    number: 'Nr.',
    at: 'Wann',
    operator: 'Betreiber',
    action: 'Vorgang',
    subject: 'Woran',
    outcome: 'Ergebnis',
    outcomes: { asked: 'veranlasst', done: 'erledigt', failed: 'gescheitert' },
  },
};
