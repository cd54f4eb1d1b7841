import type { Signal } from '@preact/signals-react';
import { errorCode } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { FinishedTest } from '../storage/runningTest.ts';
import type { FlowOptions } from './flowOptions.ts';
import type { Place } from './journeyPlace.ts';
import { type LastTest, readLastTest } from './lastTest.ts';

/** Returns the finished tests of this device but one, newest first. */
export const testsBeside = (storage: DeviceStorage, id: string | undefined): FinishedTest[] =>
  (storage.finished.read() ?? []).filter((test) => test.id !== id);

/** Deletes one test on the server and on this device. Rejects if the server refuses. */
export async function deleteOne(
  api: Pick<ApiClient, 'eraseTestSession'>,
  storage: DeviceStorage,
  credentials: Credentials,
): Promise<void> {
  try {
    await api.eraseTestSession(credentials);
  } catch (error) {
    // a missing test was deleted before: the answer was lost, or another tab was faster
    if (errorCode(error) !== 'session_not_found') throw error;
  }
  storage.forget(credentials.id);
}

interface EarlierTestsOptions extends Pick<FlowOptions, 'api' | 'storage'> {
  /** The finished test that the start offers to open; read again after a deletion. */
  last: Signal<LastTest | undefined>;
  /** Leaves the current test and brings another one. */
  leaveFor: (credentials: Credentials) => void;
}

/** Makes the part of the journey about the other finished tests of this device. */
export const createEarlierTests = (
  { journey }: Place,
  { api, storage, last, leaveFor }: EarlierTestsOptions,
) => ({
  /** Returns the finished tests of this device but the current one, newest first. */
  earlier(): FinishedTest[] {
    const here = journey.peek();
    return testsBeside(storage, 'credentials' in here ? here.credentials.id : undefined);
  },
  /** Leaves the current test and opens one of `earlier`. */
  openEarlier: leaveFor,
  /** Deletes one of `earlier` on the server and on this device. Rejects if the server refuses. */
  async eraseEarlier(credentials: Credentials): Promise<void> {
    await deleteOne(api, storage, credentials);
    last.value = readLastTest(storage);
  },
});
