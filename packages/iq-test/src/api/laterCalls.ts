import type {
  ResultsEmail,
  SendResultsEmail,
  SharedResult,
  ShareResult,
  TestResults,
} from '@quotient/contract';
import * as calls from '@quotient/contract/laterCalls';
import { exactOptional, object, string } from 'valibot';
import { type Caller, type Credentials, ofSession } from './calling.ts';
import { type EmailOnItsWay, withDelivery } from './emailDelivery.ts';

/** The calls that are made after the test. */
export interface LaterCalls {
  getResults(credentials: Credentials): Promise<TestResults>;
  createPayment(credentials: Credentials): Promise<{ url?: string }>;
  /** Resolves once the e-mail is stored; its `delivered` waits until it is sent. */
  sendResultsEmail(credentials: Credentials, body: SendResultsEmail): Promise<ResultsEmail & EmailOnItsWay>;
  getResultsEmail(credentials: Credentials, id: string): Promise<ResultsEmail>;
  shareResult(credentials: Credentials, body: ShareResult): Promise<{ id: string }>;
  getSharedResult(id: string): Promise<SharedResult>;
  /** Resolves to the text of a JSON document with everything that the server keeps of the test. */
  exportTestSession(credentials: Credentials): Promise<string>;
  /** Erases the test on the server. Repeating it finishes what was interrupted. */
  eraseTestSession(credentials: Credentials): Promise<void>;
  deleteSharedResult(credentials: Credentials, id: string): Promise<void>;
  makeCertificate(credentials: Credentials): Promise<{ code: string }>;
  removeCertificate(credentials: Credentials): Promise<void>;
}

/** The address may be missing: the visitor is told so in the specified words. */
const createPayment = { ...calls.createPayment, answer: object({ url: exactOptional(string()) }) };

/** The calls that are made after the test. The script tag's files fetch this one when it is wanted. */
export function laterCalls({ ask, send }: Caller): LaterCalls {
  const getResultsEmail: LaterCalls['getResultsEmail'] = ({ token }, id) =>
    ask(calls.getResultsEmail, { parameters: { id }, token });
  return {
    getResults: (credentials) => ask(calls.getResults, ofSession(credentials)),
    createPayment: ({ token }) => ask(createPayment, { parameters: {}, token }),
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
    makeCertificate: ({ token }) => ask(calls.makeCertificate, { parameters: {}, token }),
    async removeCertificate({ token }) {
      await send(calls.removeCertificate, { parameters: {}, token });
    },
  };
}
