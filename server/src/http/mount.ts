import { type Route, requestsOf } from '@quotient/contract';
import type { Context, Hono } from 'hono';
import { type GenericSchema, type InferOutput, object, parse, safeParse, string } from 'valibot';
import { ApiError, invalidRequest } from '../base/errors.ts';
import { chargeShared } from './limits.ts';
import type { Mount } from './route.ts';

/** Parses what was sent; `invalid_request` names each bad field. */
export function read<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const { success, output, issues } = safeParse(schema, value);
  if (!success) throw invalidRequest(issues);
  return output;
}

/**
 * Throws `invalid_request` where something else than JSON is sent: a form of any page can send that without asking.
 * `takesText`: JSON that is said to be plain text is taken, too, see `Call`.
 */
export function demandJson(c: Context, takesText = false): void {
  const type = c.req.header('Content-Type');
  const isText = takesText && /^text\/plain\b/i.test(type ?? '');
  if (type !== undefined && !isText && !/^application\/json\b/i.test(type))
    throw new ApiError('invalid_request', { body: 'Must be JSON, sent as application/json.' });
}

/** The JSON of a request; `{}` where nothing is sent, so that what is missing is named. */
export async function readJson(c: Context, takesText = false): Promise<unknown> {
  if (c.req.header('Content-Type') === undefined) return {};
  demandJson(c, takesText);
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new ApiError('invalid_request', { body: 'Malformed JSON in request body' });
  }
}

/** What an answer is sent with. */
interface Sending {
  status: 200 | 201 | 202;
  /** The form that the contract gives it. */
  form: GenericSchema | undefined;
}

/**
 * Answers with JSON, whose length is known: an answer without it arrives in pieces. Only fields of its form are sent: a stored
 * document may have more, where a newer version was at work.
 */
export function sendJson(c: Context, answer: unknown, { status, form }: Sending): Response {
  const known = form && safeParse(form, answer);
  const text = JSON.stringify(known?.success ? known.output : answer);
  return c.body(text, status, {
    'Content-Type': 'application/json',
    'Content-Length': String(new TextEncoder().encode(text).byteLength),
  });
}

/**
 * How a request opens a test session. Behind a gate with a password, as staging sites have, `Authorization` is the gate's,
 * and the token has a header of its own.
 */
export function authorizationOf(c: Context): string | undefined {
  const token = c.req.header('X-Test-Token');
  return token === undefined ? c.req.header('Authorization') : `Bearer ${token}`;
}

/** Opens what a token is for, and refuses a wrong one. `sessionId`: what the token has to open, where the request names it. */
type OpenSession<Opened> = (
  authorization: string | undefined,
  sessionId: string | undefined,
) => Promise<Opened>;

const bodyOfSession = object({ sess_id: string() });

/**
 * The one way to mount a route. In this order: what was sent is parsed (`invalid_request` names each bad field), then the
 * token is checked where the route needs one, then the shared budget is charged and the handler runs. `mounted` grows
 * with every route.
 */
export function createMount<Opened>(
  app: Hono,
  openSession: OpenSession<Opened>,
  mounted: Route[],
): Mount<Opened> {
  return (route, answer) => {
    const { token, takesText, success } = route;
    const handle = async (c: Context) => {
      const params = route.params && read(route.params, c.req.param());
      const body = route.body && read(route.body, await readJson(c, takesText));
      const sessionId = {
        'of-path': () => c.req.param('id'),
        'of-body': () => parse(bodyOfSession, body).sess_id,
        'of-any': () => undefined,
      };
      const session = token && (await openSession(authorizationOf(c), sessionId[token]()));
      chargeShared(c);
      // The types follow from the route, which the compiler cannot see from in here.
      const answered = await answer({ c, params, body, session } as Parameters<typeof answer>[0]);
      if (success.status === 204) return c.body(null, 204);
      return sendJson(c, answered, { status: success.status, form: route.answer });
    };
    for (const request of requestsOf(route)) {
      mounted.push(request);
      app.on(request.method, request.path, handle);
    }
  };
}
