import * as v from 'valibot';
import { call } from '../call.ts';
import { CheckoutIdSchema, TestSessionIdSchema } from '../schemas/ids.ts';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { EmailAddressSchema } from '../schemas/requests.ts';
import { ResultsEmailSchema } from '../schemas/results.ts';
import { SessionExportSchema } from '../schemas/sessionExport.ts';
import { PriceSchema } from '../schemas/testSession.ts';
import { DaySchema } from './days.ts';
import type { AdminRoute } from './route.ts';
import {
  FoundSchema,
  ProviderWordSchema,
  RefundedSchema,
  RevealedSchema,
  SessionDetailSchema,
  SessionPageSchema,
  sessionStates,
} from './sessions.ts';

const params = v.object({ id: TestSessionIdSchema });
const checkoutParams = v.object({ id: TestSessionIdSchema, checkoutId: CheckoutIdSchema });
const flag = v.exactOptional(v.literal('yes'));

/** Tests and payments. */
export const sessionRoutes = {
  searchSessions: {
    ...call('GET', '/api/admin/sessions', SessionPageSchema),
    role: 'operator',
    query: v.object({
      /** Days of UTC on which the test was started, both included. */
      from: v.exactOptional(DaySchema),
      to: v.exactOptional(DaySchema),
      state: v.exactOptional(v.picklist(sessionStates)),
      set: v.exactOptional(QuestionSetNameSchema),
      /** `en` also finds `en-GB`. */
      locale: v.exactOptional(v.pipe(v.string(), v.maxLength(35))),
      partner: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
      tooFast: flag,
      before: v.exactOptional(TestSessionIdSchema),
    }),
    success: 200,
    failures: [],
  },
  findSession: {
    ...call('GET', '/api/admin/sessions/find', FoundSchema),
    role: 'operator',
    /** The number of a test, checkout, shared result, certificate or e-mail. */
    query: v.object({ text: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{10,100}$/)) }),
    success: 200,
    failures: [],
  },
  readSession: {
    ...call('GET', '/api/admin/sessions/:id', SessionDetailSchema),
    role: 'operator',
    params,
    success: 200,
    failures: ['session_not_found'],
  },
  revealSession: {
    ...call('POST', '/api/admin/sessions/:id/reveal', RevealedSchema),
    role: 'operator',
    action: 'session.reveal',
    params,
    success: 200,
    failures: ['session_not_found'],
  },
  mailSession: {
    ...call('POST', '/api/admin/sessions/:id/emails', ResultsEmailSchema),
    role: 'operator',
    action: 'session.mail',
    params,
    body: v.strictObject({ email: EmailAddressSchema }),
    success: 202,
    failures: [
      'session_not_found',
      'session_not_finished',
      'payment_required',
      'too_many_emails',
      'too_many_emails_to_address',
      'too_many_emails_today',
    ],
  },
  askProvider: {
    ...call('POST', '/api/admin/sessions/:id/payments/:checkoutId/ask', ProviderWordSchema),
    role: 'operator',
    action: 'session.ask-provider',
    params: checkoutParams,
    success: 200,
    failures: ['session_not_found', 'checkout_not_found', 'payment_provider_failed'],
  },
  refundSession: {
    ...call('POST', '/api/admin/sessions/:id/payments/:checkoutId/refund', RefundedSchema),
    role: 'operator',
    action: 'session.refund',
    params: checkoutParams,
    body: v.strictObject({
      /** What the operator was shown and agreed to. */
      price: v.strictObject(PriceSchema.entries),
      /** Whether the shared result and the certificate go, too. */
      takeBack: v.boolean(),
    }),
    success: 200,
    failures: [
      'session_not_found',
      'checkout_not_found',
      'payment_provider_failed',
      'refund_not_ours',
      'refund_not_paid',
      'refund_processing',
      'refund_done',
      'refund_disputed',
      'refund_changed',
    ],
  },
  exportSession: {
    ...call('GET', '/api/admin/sessions/:id/export', SessionExportSchema),
    role: 'operator',
    action: 'session.export',
    params,
    success: 200,
    failures: ['session_not_found'],
  },
  unshareSession: {
    method: 'DELETE',
    path: '/api/admin/sessions/:id/shared-result',
    role: 'operator',
    action: 'session.unshare',
    params,
    success: 204,
    failures: ['session_not_found'],
  },
  removeCertificate: {
    method: 'DELETE',
    path: '/api/admin/sessions/:id/certificate',
    role: 'operator',
    action: 'session.remove-certificate',
    params,
    success: 204,
    failures: ['session_not_found'],
  },
  eraseSession: {
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    role: 'operator',
    action: 'session.erase',
    params,
    /** Once more, so that no slip erases anything. */
    body: v.strictObject({ id: TestSessionIdSchema }),
    success: 204,
    failures: ['session_not_found', 'payment_processing', 'payment_provider_failed'],
  },
} as const satisfies Record<string, AdminRoute>;
