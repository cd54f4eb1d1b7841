import type { Credentials } from '../api/apiClient.ts';
import { fetchStoredTest, type StoredTest } from './fetchStoredTest.ts';
import type { FlowOptions } from './flowOptions.ts';
import type { Obstacle } from './journey.ts';
import type { Place } from './journeyPlace.ts';
import { keepFinished } from './keepFinished.ts';
import type { Stages } from './stages.ts';

/** Brings a stored test back to where it was. The server says where that is. */
export function createRestoreTest(
  { journey, go, change }: Place,
  stages: Stages,
  { api, storage }: Pick<FlowOptions, 'api' | 'storage'>,
) {
  async function bring(credentials: Credentials, { signal }: AbortController): Promise<void> {
    const onWait = (obstacle: Obstacle) => {
      const here = journey.peek();
      if (here.at === 'restoring') change({ ...here, obstacle });
    };
    let back: StoredTest | undefined;
    try {
      back = await fetchStoredTest(api, credentials, { signal, onWait });
    } catch (error) {
      return stages.gone(error);
    }
    if (!back) return;
    if ('running' in back) return stages.enterTesting('start', back.running, credentials, true);
    const { finished, isPaid } = back;
    if (!isPaid) return stages.enterPayment(finished, credentials, false);
    keepFinished(storage, finished, credentials);
    await stages.loadResults(finished.session, credentials);
  }
  return {
    restore({ id, token }: Credentials): void {
      const credentials = { id, token };
      const bringing = new AbortController();
      if (go('restore', () => ({ at: 'restoring', obstacle: undefined, credentials, bringing })))
        void bring(credentials, bringing);
    },
    /** Asks at once, where it waits for the next try. */
    askAgain(): void {
      const here = journey.peek();
      if (here.at !== 'restoring' || !here.obstacle) return;
      here.bringing.abort();
      const { credentials, bringing } = change({ ...here, bringing: new AbortController() });
      void bring(credentials, bringing);
    },
  };
}
