import type { createTestApp } from './testApp.ts';

type Call = ReturnType<typeof createTestApp>['call'];

/** Calls of a signed-in operator to a test app: answers are checked against the contract. */
export const operatorCalls = ({ call }: { call: Call }) => {
  const token = 'operator';
  const ask = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    call<T>(method, `/api/admin${path}`, { token, ...(method !== 'GET' && { body: body ?? {} }) });
  return {
    ask,
    /** The body of a success. */
    read: async <T>(path: string) => (await ask<T>('GET', path)).body,
    /** Status and code of a failure. */
    refused: async (method: string, path: string, body?: unknown): Promise<[number, unknown]> => {
      const answer = await ask(method, path, body);
      return [answer.status, answer.body.code];
    },
  };
};
