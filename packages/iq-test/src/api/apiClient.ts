import type { Call } from '@quotient/contract/call';
import * as calls from '@quotient/contract/calls';
import type { Sent } from '@quotient/contract/send';
import { exactOptional, object, string } from 'valibot';
import { baseUrlHint } from '../hints/baseUrlHint.ts';
import type { ApiClient, Credentials } from './apiCalls.ts';
import { withDelivery } from './emailDelivery.ts';
import { createSender, originOf } from './sender.ts';

export type { ApiClient, Credentials } from './apiCalls.ts';

/** Address of the server, and the function that reaches it. */
export interface ApiClientOptions {
  /** Origin of the server, e.g. `https://quiz.example`. @default the page's own origin */
  baseUrl?: string;
  /** Function that sends the requests; tests pass the mock backend's. @default the browser's fetch */
  fetch?: typeof globalThis.fetch;
}

/** Parameters of a call for one test session. */
const ofSession = ({ id, token }: Credentials) => ({ parameters: { id }, token });

/** The address may be missing: the visitor then reads the specified words. */
const createPayment = { ...calls.createPayment, answer: object({ url: exactOptional(string()) }) };

/**
 * Creates the client for one server.
 * @example
 * import { createApiClient } from '@quotient/iq-test';
 *
 * const api = createApiClient({ baseUrl: 'https://quiz.example' });
 * const { iq, percentile } = await api.getResults(credentials); // rejects with an `ApiError` until it is paid
 */
export function createApiClient({
  baseUrl = globalThis.location?.origin ?? '',
  fetch = (...args) => globalThis.fetch(...args),
}: ApiClientOptions = {}): ApiClient {
  // on a server there is no origin to begin with
  const isKnown = baseUrl || globalThis.location;
  if (process.env.NODE_ENV !== 'production' && isKnown && !/^https?:\/\//.test(baseUrl)) baseUrlHint(baseUrl);
  const send = createSender(baseUrl, fetch);
  const ask = async <C extends Call>(call: C, sent: Sent<C>) => (await send(call, sent)).answer;
  const getResultsEmail: ApiClient['getResultsEmail'] = ({ token }, id) =>
    ask(calls.getResultsEmail, { parameters: { id }, token });

  return {
    origin: originOf(baseUrl),
    startTestSession: (body) => ask(calls.startTestSession, { parameters: {}, body }),
    getTestSession: (credentials) => ask(calls.getTestSession, ofSession(credentials)),
    saveAnswer: ({ id, token }, questionIndex, body) =>
      ask(calls.saveAnswer, {
        parameters: { id, questionIndex: String(questionIndex) },
        token,
        body,
        keepalive: true,
      }),
    finishTestSession: (credentials) => ask(calls.finishTestSession, ofSession(credentials)),
    reopenTestSession: (credentials) => ask(calls.reopenTestSession, ofSession(credentials)),
    async trackQuestionProgress({ token }, body) {
      await send(calls.trackQuestionProgress, { parameters: {}, token, body, keepalive: true });
    },
    listSvgShapes: (names) =>
      ask(calls.listSvgShapes, {
        parameters: {},
        query: { names: names?.join() },
      }),
    getResults: (credentials) => ask(calls.getResults, ofSession(credentials)),
    createPayment: ({ token }, consent) =>
      ask(createPayment, { parameters: {}, token, ...(consent && { body: consent }) }),
    async sendResultsEmail(credentials, body) {
      const { token } = credentials;
      const email = await ask(calls.sendResultsEmail, { parameters: {}, token, body });
      return withDelivery(email, () => getResultsEmail(credentials, email.id));
    },
    getResultsEmail,
    shareResult: ({ token }, body) => ask(calls.shareResult, { parameters: {}, token, body }),
    getSharedResult: (id) => ask(calls.getSharedResult, { parameters: { id } }),
    exportTestSession: async (credentials) =>
      (await send(calls.exportTestSession, ofSession(credentials))).text,
    async eraseTestSession(credentials) {
      await send(calls.eraseTestSession, ofSession(credentials));
    },
    async deleteSharedResult({ token }, id) {
      await send(calls.deleteSharedResult, { parameters: { id }, token });
    },
    createPrivateLink: (credentials) => ask(calls.createPrivateLink, ofSession(credentials)),
    async endPrivateLinks(credentials) {
      await send(calls.endPrivateLinks, ofSession(credentials));
    },
    makeCertificate: ({ token }) => ask(calls.makeCertificate, { parameters: {}, token }),
    async removeCertificate({ token }) {
      await send(calls.removeCertificate, { parameters: {}, token });
    },
  };
}
