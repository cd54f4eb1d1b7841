import type { Signal } from '@preact/signals-react';
import { errorCode } from '../api/ApiError.ts';
import type { FlowOptions } from './flowOptions.ts';
import { welcome } from './journey.ts';
import type { Place } from './journeyPlace.ts';
import { type LastTest, readLastTest } from './lastTest.ts';

/**
 * Deletes the test on the server and on this device, then shows the start. Rejects if the server refuses.
 * @param last The finished test that the start offers to open; read again afterwards.
 */
export async function deleteTest(
  { journey, go }: Place,
  { api, storage, toasts }: FlowOptions,
  last: Signal<LastTest | undefined>,
): Promise<void> {
  const here = journey.peek();
  if (here.at !== 'payment' && here.at !== 'results') return;
  const { credentials } = here;
  try {
    await api.eraseTestSession(credentials);
  } catch (error) {
    // a missing test was deleted before: the answer was lost, or another tab was faster
    if (errorCode(error) !== 'session_not_found') throw error;
  }
  storage.forget(credentials.id);
  last.value = readLastTest(storage);
  const now = journey.peek();
  if ('credentials' in now && now.credentials.id === credentials.id) go('home', () => welcome);
  toasts.show('success', 'data.erasedTitle', 'data.erasedText', 'data');
}
