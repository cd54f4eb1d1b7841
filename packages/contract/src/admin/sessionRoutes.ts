import * as v from 'valibot';
import { CheckoutIdSchema, TestSessionIdSchema } from '../schemas/ids.ts';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { TypedEmailAddressSchema } from '../schemas/requests.ts';
import { PrivateLinkSchema, ResultsEmailSchema } from '../schemas/results.ts';
import { SessionExportSchema } from '../schemas/sessionExport.ts';
import { PriceSchema } from '../schemas/testSession.ts';
import { DaySchema } from './days.ts';
import { type AdminRoute, adminCall, silentCall } from './route.ts';
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
    ...adminCall('GET', '/api/admin/sessions', SessionPageSchema),
    query: v.object({
      /** Days of UTC on which the test was started, both included. */
      from: v.exactOptional(DaySchema),
      to: v.exactOptional(DaySchema),
      state: v.exactOptional(v.picklist(sessionStates)),
      set: v.exactOptional(QuestionSetNameSchema),
      /** Shown language of the test: `en` also finds `en-GB` and `pt`. Or a whole tag. */
      locale: v.exactOptional(v.pipe(v.string(), v.maxLength(35))),
      /** Key of a partner, or `OWN_PAGES`. */
      partner: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
      tooFast: flag,
      before: v.exactOptional(TestSessionIdSchema),
    }),
  },
  findSession: {
    ...adminCall('GET', '/api/admin/sessions/find', FoundSchema),
    /** The number of a test, checkout, shared result, certificate or email. */
    query: v.object({ text: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{10,100}$/)) }),
  },
  readSession: {
    ...adminCall('GET', '/api/admin/sessions/:id', SessionDetailSchema),
    params,
    failures: ['session_not_found'],
  },
  revealSession: {
    ...adminCall('POST', '/api/admin/sessions/:id/reveal', RevealedSchema),
    action: 'session.reveal',
    params,
    failures: ['session_not_found'],
  },
  mailSession: {
    ...adminCall('POST', '/api/admin/sessions/:id/emails', ResultsEmailSchema),
    action: 'session.mail',
    params,
    body: v.strictObject({ email: TypedEmailAddressSchema }),
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
    ...adminCall('POST', '/api/admin/sessions/:id/payments/:checkoutId/ask', ProviderWordSchema),
    action: 'session.ask-provider',
    params: checkoutParams,
    failures: ['session_not_found', 'checkout_not_found', 'payment_provider_failed'],
  },
  refundSession: {
    ...adminCall('POST', '/api/admin/sessions/:id/payments/:checkoutId/refund', RefundedSchema),
    action: 'session.refund',
    params: checkoutParams,
    body: v.strictObject({
      /** Price that the operator saw and confirmed. */
      price: v.strictObject(PriceSchema.entries),
      /** True to stop sharing the result and withdraw the certificate. */
      takeBack: v.boolean(),
    }),
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
    ...adminCall('GET', '/api/admin/sessions/:id/export', SessionExportSchema),
    action: 'session.export',
    params,
    failures: ['session_not_found'],
  },
  /** Makes a link for a visitor who has lost the device. All earlier links stop working. */
  replacePrivateLink: {
    ...adminCall('POST', '/api/admin/sessions/:id/private-link', PrivateLinkSchema),
    action: 'session.private-link',
    params,
    success: 201,
    failures: ['session_not_found', 'session_not_finished'],
  },
  unshareSession: {
    ...silentCall('DELETE', '/api/admin/sessions/:id/shared-result'),
    action: 'session.unshare',
    params,
    failures: ['session_not_found'],
  },
  removeCertificate: {
    ...silentCall('DELETE', '/api/admin/sessions/:id/certificate'),
    action: 'session.remove-certificate',
    params,
    failures: ['session_not_found'],
  },
  eraseSession: {
    ...silentCall('DELETE', '/api/admin/sessions/:id'),
    action: 'session.erase',
    params,
    /** The id again, so that nothing is deleted by mistake. */
    body: v.strictObject({ id: TestSessionIdSchema }),
    failures: ['session_not_found', 'payment_processing', 'payment_provider_failed'],
  },
} as const satisfies Record<string, AdminRoute>;
