import type { TestResults } from '@quotient/contract';
import { useState } from 'react';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import { EmailResultsModel } from '../../packages/iq-test/src/results/emailResultsModel.ts';
import { ShareResultsModel } from '../../packages/iq-test/src/results/shareResultsModel.ts';
import { ToastsModel } from '../../packages/iq-test/src/ui/toasts.ts';

/** What happens in a story when the visitor sends, shares or copies. */
export interface Outcomes {
  /** The server's answer. @default 'works' */
  server?: 'works' | 'fails';
  /** @default 'works' */
  clipboard?: 'works' | 'refuses';
}

/** The models of the results screen with an imagined server and clipboard; made anew for each story. */
export function useResultsModels(results: TestResults, { server, clipboard }: Outcomes) {
  const [models] = useState(() => {
    const toasts = new ToastsModel();
    const answer = async <T>(value: T): Promise<T> => {
      if (server === 'fails') throw new ApiError('storage_failed', 503);
      return value;
    };
    const shared = {
      results,
      credentials: { id: results.sessionId, token: 'token' },
      api: {
        origin: 'https://quiz.example',
        sendResultsEmail: () => answer(undefined),
        shareResult: () => answer({ id: 'Zk3v9x2m8q1Zk3v9x2m8q1' }),
      },
      toasts,
    };
    return {
      toasts,
      email: new EmailResultsModel(shared),
      share: new ShareResultsModel({
        ...shared,
        copy: async () => {
          if (clipboard === 'refuses') throw new DOMException('Not allowed.', 'NotAllowedError');
        },
      }),
    };
  });
  return models;
}
