import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createVisitor } from '@quotient/fixtures/visitor';
import { cache, root } from '@quotient/tools/places';
import type { Trial } from '../trial.ts';
import { startAuditors } from './instances/auditors.ts';
import { check, settle } from './instances/checks.ts';
import { type Cluster, startCluster } from './instances/cluster.ts';
import { makeNewerBuild } from './instances/newerBuild.ts';
import { createPatientFetch, type PatientFetch } from './instances/patientFetch.ts';
import { rowsOf } from './instances/rows.ts';
import type { TakenTest } from './instances/takenTest.ts';
import { makeTrouble } from './instances/trouble.ts';
import { createTestTaker, type Notes } from './instances/visits.ts';

const VISITORS = 32;
const PROGRESS_EVERY_MS = 30_000;
/** Number of the instance of the newer build. */
const NEWER = 2;
/** Most findings of a kind that are printed; all are counted. */
const MOST_TOLD = 10;

/** Asks for the results of a paid test, as its visitor does later. */
async function isOpen({ url }: Cluster, test: TakenTest, { fetch }: PatientFetch) {
  const visitor = createVisitor({ fetch, baseUrl: url });
  await visitor.look(test);
  const results = await visitor.readResults(test).catch(() => undefined);
  if (results) test.iq = results.iq;
  return results !== undefined;
}

/** Visitors of three instances, of two builds, that are killed all the time, as is their database. */
export const instances: Trial = {
  name: 'instances',
  about:
    'three instances of two builds on one PostgreSQL, killed at random, for BENCH_INSTANCES_SECONDS (600)',
  async run({ times, progress }) {
    const wanted = Number(process.env.BENCH_INSTANCES_SECONDS ?? times(600, 45));
    const seed = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
    const main = path.join(root, 'server/dist/main.js');
    await using newer = await makeNewerBuild();
    const cluster = await startCluster([main, main, newer.main]);
    const logFile = path.join(cache, 'bench/instances.log');
    const patient = createPatientFetch();
    const notes: Notes = { tests: [], answers: 0, wrong: [] };
    const startedAt = Date.now();
    const until = startedAt + wanted * 1000;
    const passed = () => (Date.now() - startedAt) / 1000;
    const reporting = setInterval(
      () => progress(`${passed().toFixed(0)} s: ${notes.tests.length} tests, ${notes.answers} answers`),
      PROGRESS_EVERY_MS,
    );

    async function visit(number: number): Promise<void> {
      const take = createTestTaker({ cluster, fetch: patient.fetch, newer: NEWER, notes }, seed + number);
      while (Date.now() < until) await take().catch(({ message }: Error) => void notes.wrong.push(message));
    }
    try {
      progress(`${wanted} s, BENCH_SEED=${seed}, log in ${logFile}`);
      const auditors = startAuditors(cluster.databaseUrl);
      const visits = Array.from({ length: VISITORS }, (_, number) => visit(number));
      const made = await makeTrouble(cluster, until, seed, (what) =>
        appendFileSync(cluster.logFile, `--- ${new Date().toISOString()} ${what}\n`),
      );
      await Promise.all(visits);
      const seconds = passed();
      progress('waiting for e-mails and payments');
      await settle(cluster, notes.tests, (test) => isOpen(cluster, test, patient));
      const audit = await auditors.check();
      await Promise.all(cluster.instances.map((instance) => instance.end('stop')));
      const findings = {
        ...(await check(cluster, notes.tests)),
        audit,
        wrong: notes.wrong,
        crashes: cluster.instances.flatMap(({ crashes }) => crashes),
      };
      for (const [kind, found] of Object.entries(findings))
        for (const what of found.slice(0, MOST_TOLD)) progress(`${kind}: ${what}`);
      for (const [why, count] of patient.seen.errors) progress(`${count} × ${why}`);
      const [emails, entries] = [cluster.mailServer.received.size, auditors.count()];
      return rowsOf({ seconds, seed, findings, notes, made, seen: patient.seen, emails, entries });
    } finally {
      clearInterval(reporting);
      patient.close();
      mkdirSync(path.dirname(logFile), { recursive: true });
      copyFileSync(cluster.logFile, logFile);
      await cluster.close();
    }
  },
};
