import { createModel, signal } from '@preact/signals-react';
import { errorCode, visitorMessage } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';

/** A finished test that a device remembers. */
export interface EarlierTest extends Credentials {
  /** Milliseconds since the epoch. Absent in what an earlier version stored. */
  finishedAt?: number;
}

/** Server's answer about one test. */
export type EarlierState =
  | { is: 'loading' }
  | { is: 'failed'; problem: VisitorMessage }
  /** Without a payment: results, public page and certificate are closed. */
  | { is: 'unpaid' }
  | {
      is: 'paid';
      iq: number;
      interval?: { low: number; high: number } | undefined;
      /** Too few answers, or too fast ones. */
      isDoubtful: boolean;
      sharedResultId?: string | undefined;
      certificateCode?: string | undefined;
    };

/** Thing that can be ended for one test. */
export type EarlierWork = 'unshare' | 'withdraw' | 'endLinks' | 'erase';

/** One test in the list. */
export interface EarlierRow {
  test: EarlierTest;
  state: EarlierState;
  busyWith?: EarlierWork | undefined;
  /** Outcome of the last work. */
  outcome?: { isProblem: boolean; message: VisitorMessage } | undefined;
}

interface EarlierTestsOptions {
  /** The finished tests of this device but the current one, newest first. */
  tests: readonly EarlierTest[];
  api: Pick<
    ApiClient,
    'getTestSession' | 'getResults' | 'deleteSharedResult' | 'removeCertificate' | 'endPrivateLinks'
  >;
  /** Deletes a test on the server and on this device. */
  erase: (test: EarlierTest) => Promise<unknown>;
}

const outcomes: Record<EarlierWork, { done: MessageKey; failed: MessageKey }> = {
  unshare: { done: 'results.takenBackText', failed: 'results.takeBackFailedText' },
  withdraw: { done: 'results.certificateGoneText', failed: 'results.takeBackFailedText' },
  endLinks: { done: 'results.linkEnded', failed: 'results.linkEndFailed' },
  erase: { done: 'results.earlier.erased', failed: 'data.eraseFailed' },
};

/** Lists the earlier tests of a device, once the visitor asks, and ends what is public of each. */
export const EarlierTestsModel = createModel(({ tests, api, erase }: EarlierTestsOptions) => {
  const rows = signal<readonly EarlierRow[]>(tests.map((test) => ({ test, state: { is: 'loading' } })));
  const isOpen = signal(false);
  /** True after a deletion: its row no longer says so. */
  const hasErased = signal(false);

  const find = (id: string) => rows.peek().find(({ test }) => test.id === id);
  const change = (id: string, part: Partial<EarlierRow>): void => {
    rows.value = rows.peek().map((row) => (row.test.id === id ? { ...row, ...part } : row));
  };

  async function ask(test: EarlierTest): Promise<EarlierState> {
    const { paymentStatus } = await api.getTestSession(test);
    if (paymentStatus !== 'paid') return { is: 'unpaid' };
    const { iq, interval, isTooFew, isTooFast, sharedResultId, certificateCode } = await api.getResults(test);
    return { is: 'paid', iq, interval, isDoubtful: isTooFew || isTooFast, sharedResultId, certificateCode };
  }

  async function load(id: string): Promise<void> {
    const test = find(id)?.test;
    if (!test) return;
    change(id, { state: { is: 'loading' } });
    try {
      change(id, { state: await ask(test) });
    } catch (error) {
      // deleted elsewhere, or by the server in time
      if (errorCode(error) === 'session_not_found') return remove(test, false);
      report('an earlier test could not be loaded', error);
      change(id, { state: { is: 'failed', problem: visitorMessage(error, 'results.earlier.loadFailed') } });
    }
  }

  async function remove(test: EarlierTest, isAsked: boolean): Promise<void> {
    await erase(test);
    hasErased.value = isAsked;
    rows.value = rows.peek().filter((row) => row.test.id !== test.id);
  }

  async function carryOut(work: EarlierWork, test: EarlierTest): Promise<void> {
    if (work === 'endLinks') return api.endPrivateLinks(test);
    if (work === 'erase') return remove(test, true);
    if (work === 'withdraw') await api.removeCertificate(test);
    else {
      // perhaps shared again in another tab, under another link
      const { sharedResultId } = await api.getResults(test);
      if (sharedResultId) await api.deleteSharedResult(test, sharedResultId);
    }
    const gone = work === 'withdraw' ? { certificateCode: undefined } : { sharedResultId: undefined };
    const state = find(test.id)?.state;
    if (state?.is === 'paid') change(test.id, { state: { ...state, ...gone } });
  }

  return {
    rows,
    isOpen,
    hasErased,
    /** Asks the server about each test, one after another: a list is no reason for a burst of requests. */
    async open(): Promise<void> {
      if (isOpen.peek()) return;
      isOpen.value = true;
      for (const { test } of rows.peek()) await load(test.id);
    },
    /** Asks again about one test. */
    load,
    /** Does what the visitor has confirmed; one thing at a time for each test. */
    async end(id: string, work: EarlierWork): Promise<void> {
      const row = find(id);
      if (!row || row.busyWith) return;
      const { done, failed } = outcomes[work];
      hasErased.value = false;
      change(id, { busyWith: work, outcome: undefined });
      try {
        await carryOut(work, row.test);
        change(id, { outcome: { isProblem: false, message: done } });
      } catch (error) {
        report('nothing was ended for an earlier test', error);
        change(id, { outcome: { isProblem: true, message: visitorMessage(error, failed) } });
      } finally {
        change(id, { busyWith: undefined });
      }
    },
  };
});
