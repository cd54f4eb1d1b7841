// Stands in for `src/api/laterCalls.ts` in the script tag's files: what is called after the test comes with the stages
// after it. `laterCalls.test.ts` compares the two.
import { ApiError } from '../src/api/ApiError.ts';
import type { Caller, LaterCalls } from '../src/api/calling.ts';
import { importFile } from '../src/files/importFile.ts';

const load = () => importFile(() => import('../src/embed/widget/laterStages.ts'), 'laterCalls');

/** Every one of the later calls, each of which first waits for the code of all; without a connection it fails as a call does. */
export function laterCalls(caller: Caller): LaterCalls {
  const later =
    (name: keyof LaterCalls) =>
    async (...given: unknown[]) => {
      const loaded = await load().catch(() => {
        throw new ApiError('network', 0);
      });
      const call = loaded.laterCalls(caller)[name] as (...values: unknown[]) => unknown; // `given` is of the same name
      return call(...given);
    };
  const names = [
    'getResults',
    'createPayment',
    'sendResultsEmail',
    'getResultsEmail',
    'shareResult',
    'getSharedResult',
    'exportTestSession',
    'eraseTestSession',
    'deleteSharedResult',
    'makeCertificate',
    'removeCertificate',
    'createPrivateLink',
  ] as const satisfies (keyof LaterCalls)[];
  return Object.fromEntries(names.map((name) => [name, later(name)])) as unknown as LaterCalls; // each has its name
}
