import type { Signal } from '@preact/signals-react';
import { deleteOne, testsBeside } from './earlierTests.ts';
import type { FlowOptions } from './flowOptions.ts';
import { welcome } from './journey.ts';
import type { Place } from './journeyPlace.ts';
import { type LastTest, readLastTest } from './lastTest.ts';

/**
 * Deletes the test and this device's earlier ones on the server and on this device, then shows the start. Rejects if the
 * server refuses; what is left is then deleted by the next try.
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
  // the current one last: until then the visitor can try again
  for (const test of [...testsBeside(storage, credentials.id), credentials])
    await deleteOne(api, storage, test);
  last.value = readLastTest(storage);
  const now = journey.peek();
  if ('credentials' in now && now.credentials.id === credentials.id) go('home', () => welcome);
  toasts.show('success', 'data.erasedTitle', 'data.erasedText', 'data');
}
