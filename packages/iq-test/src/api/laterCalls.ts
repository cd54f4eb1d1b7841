import * as calls from '@quotient/contract/laterCalls';
import { exactOptional, object, string } from 'valibot';
import { type Caller, type LaterCalls, ofSession } from './calling.ts';
import { withDelivery } from './emailDelivery.ts';

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
    createPrivateLink: (credentials) => ask(calls.createPrivateLink, ofSession(credentials)),
    makeCertificate: ({ token }) => ask(calls.makeCertificate, { parameters: {}, token }),
    async removeCertificate({ token }) {
      await send(calls.removeCertificate, { parameters: {}, token });
    },
  };
}
