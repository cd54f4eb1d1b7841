import { figure, type Row } from '../../trial.ts';
import type { Findings } from './checks.ts';
import type { PatientFetch } from './patientFetch.ts';
import type { Troubles } from './trouble.ts';
import type { Notes } from './visits.ts';

const names: Record<keyof Findings, string> = {
  lostAnswers: 'acknowledged answers that are lost',
  differingAnswers: 'answers that are not as they were sent',
  lostTests: 'tests that are lost, or are there after their deletion',
  newerFields: 'tests that have lost a field of the newer build',
  payments: 'payments without their one effect, and results without a payment',
  lostEmails: 'requested e-mails that never arrived',
  emailsTwice: 'e-mails that arrived twice',
  counts: 'differences of the dashboard counts from a recount',
  audit: 'faults of the audit log',
  wrong: 'wrong answers to visitors',
  crashes: 'instances that crashed',
};
/** A kill in the moment between the mail server's yes and its note: the same Message-ID arrives twice. */
const MOST_EMAILS_TWICE = 5;
/** At least 40 kills in ten minutes. */
const SECONDS_PER_KILL = 15;

/** Everything that a run has counted. */
interface Counted {
  seconds: number;
  seed: number;
  findings: Findings;
  notes: Notes;
  made: Troubles;
  seen: PatientFetch['seen'];
  /** Number of emails that arrived, and of confirmed entries of the audit log. */
  emails: number;
  entries: number;
}

/** Rows of the report. */
export function rowsOf({ seconds, seed, findings, notes, made, seen, emails, entries }: Counted): Row[] {
  const { tests, answers } = notes;
  const payments = tests.filter(({ paidCheckout }) => paidCheckout !== undefined).length;
  const { killedInstances, stoppedInstances, killedDatabases, endedConnections } = made;
  const exact = Object.entries(findings).map(
    ([kind, found]): Row => ({
      what: names[kind as keyof Findings],
      unit: 'count',
      figures: [figure('ours', [found.length])],
      aims: [{ atMost: kind === 'emailsTwice' ? MOST_EMAILS_TWICE : 0 }],
      isExact: true,
    }),
  );
  return [
    ...exact,
    {
      what: `acknowledged answers in ${seconds.toFixed(0)} s`,
      unit: 'count',
      figures: [figure('ours', [answers])],
      aims: [],
      note: `${tests.length} tests, ${payments} payments, ${emails} e-mails, ${entries} entries of the audit log; BENCH_SEED=${seed}.`,
    },
    {
      what: 'acknowledged answers a second',
      unit: '/s',
      figures: [figure('ours', [answers / seconds])],
      aims: [],
    },
    {
      what: 'kills of instances and the database',
      unit: 'count',
      figures: [figure('ours', [killedInstances + stoppedInstances + killedDatabases])],
      aims: [{ atLeast: Math.floor(seconds / SECONDS_PER_KILL) }],
      note: `${killedInstances} instances killed, ${stoppedInstances} stopped, ${killedDatabases} times the database; besides, ${endedConnections} connections ended.`,
    },
    {
      what: 'longest time until a visitor was answered',
      unit: 's',
      figures: [figure('ours', [seen.longestMs / 1000])],
      aims: [],
      note: `${seen.retries} of ${seen.calls} calls were repeated, with pauses as in a browser.`,
    },
  ];
}
