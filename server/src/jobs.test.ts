import { byRetentionKind } from '@quotient/contract/retention';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Jobs, startJobs } from './jobs.ts';
import { createTestApp, START_AT } from './testing/testApp.ts';

const MINUTE_MS = 60_000;

/** Names of the jobs that an instance runs within some hours. */
async function ranWithin(hours: number, isLeader: () => boolean, renewWeeks?: Jobs['renewWeeks']) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ports, store } = createTestApp();
  const ran = new Set<string>();
  const note = (name: string) => async () => void ran.add(name);
  const { get } = store.sweeps;
  store.sweeps.get = (id) => {
    ran.add('sweep');
    return get(id);
  };
  ports.payments.listMissedEvents = async () => {
    ran.add('reconcile');
    return [];
  };
  const ending = new AbortController();
  const log = { info() {}, warn() {}, error() {} };
  const jobs = { flush: note('flush'), refreshArchives: note('archives'), refill: note('refill') };
  startJobs(
    ports,
    { ...jobs, isLeader, forgetPassing: note('forget'), log, ...(renewWeeks && { renewWeeks }) },
    byRetentionKind(() => 1),
    ending.signal,
  );
  await vi.advanceTimersByTimeAsync(hours * 60 * MINUTE_MS);
  ending.abort();
  return [...ran].sort();
}

test('one instance deletes old data and asks for missing payments; all of them do what is their own', async () => {
  const own = ['archives', 'flush', 'forget', 'refill'];
  expect(await ranWithin(1, () => true)).toEqual([...own, 'reconcile', 'sweep'].sort());
  expect(await ranWithin(1, () => false)).toEqual(own);
});

test('an instance that comes to lead does that work from then on', async () => {
  let asked = 0;
  const leadsLater = () => {
    asked += 1;
    return asked > 30; // it is asked once a minute
  };
  expect(await ranWithin(7, leadsLater)).toEqual(expect.arrayContaining(['reconcile', 'sweep']));
});

test('the leader makes the tables of weeks, and drops those before the time of unpaid tests', async () => {
  const asked: unknown[] = [];
  const renewWeeks = async (...times: number[]) => void asked.push(times);
  await ranWithin(7, () => true, renewWeeks);
  await ranWithin(7, () => false, renewWeeks);
  const times = [START_AT, START_AT - 24 * 60 * MINUTE_MS];
  expect(asked).toEqual([times, times]);
});
