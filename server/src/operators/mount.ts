import type { AdminRoute, AuditEntry } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/calls';
import type { Context, Hono } from 'hono';
import type { AuditLog } from '../audit/auditLog.ts';
import { ApiError, toApiError } from '../base/errors.ts';
import { chargeShared } from '../http/limits.ts';
import { demandJson, read, readJson, sendJson } from '../http/mount.ts';
import type { Parsed } from '../http/route.ts';
import { foreignOrigin } from '../partners/partners.ts';
import type { AdminAuth, Operator } from './auth.ts';

/** Parsed input of an admin call, and its operator. */
interface AdminSent<R extends AdminRoute> {
  c: Context;
  params: R extends { params: infer S } ? Parsed<S> : undefined;
  query: R extends { query: infer S } ? Parsed<S> : undefined;
  body: R extends { body: infer S } ? Parsed<S> : undefined;
  operator: R extends { role: 'operator' } ? Operator : undefined;
  /** Adds details to the call's entry in the audit log. Never an address, a token or an answer key. */
  note: (details: AuditEntry['details']) => void;
}

/** Mounts one call of the admin area; `answer` resolves to the body of the success. */
export type AdminMount = <R extends AdminRoute>(
  route: R,
  answer: (sent: AdminSent<R>) => AnswerOf<R> | Promise<AnswerOf<R>>,
) => void;

interface AdminMountOptions {
  auth: Pick<AdminAuth, 'operatorOf'>;
  audit: AuditLog;
  publicUrl: string;
}

/** Subject of an action: the first parameter of its path. */
const subjectOf = (params: unknown): string | null =>
  typeof params === 'object' && params !== null ? (Object.values(params)[0] ?? null) : null;

/** Returns true if the browser reports a request from another site, even without an origin. */
const isFromOtherSite = (c: Context) =>
  ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '');

/**
 * Makes the function that mounts every admin call. In this order: a call that changes or reveals something must come
 * from our own pages (`foreign_origin`), its body must be JSON, the operator must be signed in (`signed_out`), the
 * input is parsed (`invalid_request` names each bad field), the shared budget is charged, and the handler runs. A
 * route with an `action` is in the audit log before it runs, and its outcome after; if the log can't be written,
 * nothing runs.
 */
export function createAdminMount(app: Hono, { auth, audit, publicUrl }: AdminMountOptions): AdminMount {
  return (route, answer) => {
    const { method, path, role, action, success } = route;

    app.on(method, path, async (c) => {
      if (method !== 'GET' && foreignOrigin(c.req.raw, publicUrl) !== null)
        throw new ApiError('foreign_origin');
      if ((method !== 'GET' || action !== undefined) && isFromOtherSite(c))
        throw new ApiError('foreign_origin');
      demandJson(c);
      const operator = role === 'operator' ? await auth.operatorOf(c.req.raw) : undefined;
      if (role === 'operator' && !operator) throw new ApiError('signed_out');
      const params = route.params && read(route.params, c.req.param());
      const query = route.query && read(route.query, c.req.query());
      const body = route.body && read(route.body, await readJson(c));
      chargeShared(c);
      const details: AuditEntry['details'] = {};
      const note = (more: AuditEntry['details']) => void Object.assign(details, more);
      // The types follow from the route, which the compiler can't see from in here.
      const sent = { c, params, query, body, operator, note } as unknown as Parameters<typeof answer>[0];
      const handle = async () => answer(sent);
      const answered = action === undefined ? await handle() : await audited(handle);
      return success === 204
        ? c.body(null, 204)
        : sendJson(c, answered, { status: success, form: route.answer });

      async function audited(work: () => Promise<unknown>): Promise<unknown> {
        const who = operator ? { id: operator.id, name: operator.name } : null;
        const entry = { operator: who, action: action ?? '', subject: subjectOf(params) };
        const of = await audit.write({ ...entry, outcome: 'asked', of: null, details: {} });
        let result: unknown;
        try {
          result = await work();
        } catch (error) {
          const { code } = toApiError(error);
          await audit.write({ ...entry, outcome: 'failed', of, details: { ...details, code } });
          throw error;
        }
        await audit.write({ ...entry, outcome: 'done', of, details });
        return result;
      }
    });
  };
}
