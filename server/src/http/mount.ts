import { type Route, requestsOf } from '@quotient/contract';
import type { Context, Hono } from 'hono';
import { type GenericSchema, type InferOutput, object, parse, safeParse, string } from 'valibot';
import { ApiError, invalidRequest } from '../base/errors.ts';
import { chargeShared } from './limits.ts';
import type { Mount } from './route.ts';

/** Parses a value; `invalid_request` names each bad field. */
export function read<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const { success, output, issues } = safeParse(schema, value);
  if (!success) throw invalidRequest(issues);
  return output;
}

/**
 * Throws `invalid_request` for anything but JSON: a form of any page can send that without asking. `takesText` also
 * accepts JSON as plain text, see `Call`.
 */
export function demandJson(c: Context, takesText = false): void {
  const type = c.req.header('Content-Type');
  const isText = takesText && /^text\/plain\b/i.test(type ?? '');
  if (type !== undefined && !isText && !/^application\/json\b/i.test(type))
    throw new ApiError('invalid_request', { body: 'Must be JSON, sent as application/json.' });
}

/** Reads the JSON of a request; `{}` for an empty body, so that missing fields are named. */
export async function readJson(c: Context, takesText = false): Promise<unknown> {
  if (c.req.header('Content-Type') === undefined) return {};
  demandJson(c, takesText);
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new ApiError('invalid_request', { body: 'Malformed JSON in request body' });
  }
}

/** Status and form of an answer. */
interface Sending {
  status: 200 | 201 | 202;
  /** Form of the answer in the contract. */
  form: GenericSchema | undefined;
}

/**
 * Answers with JSON of known length: otherwise it arrives in pieces. Sends only the fields of its form: a newer
 * version may have stored more.
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
 * Returns the token header of a request. Behind a gate with a password, as staging sites have, `Authorization`
 * belongs to the gate, and the token has its own header.
 */
export function authorizationOf(c: Context): string | undefined {
  const token = c.req.header('X-Test-Token');
  return token === undefined ? c.req.header('Authorization') : `Bearer ${token}`;
}

/** Opens the session of a token, and refuses a wrong one. `sessionId`: the session that the request names, if any. */
type OpenSession<Opened> = (
  authorization: string | undefined,
  sessionId: string | undefined,
) => Promise<Opened>;

const bodyOfSession = object({ sess_id: string() });

/**
 * Makes the function that mounts every route. In this order: the input is parsed (`invalid_request` names each bad
 * field), the token is checked, the shared budget is charged, and the handler runs. `mounted` grows with every route.
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
      // The types follow from the route, which the compiler can't see from in here.
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
