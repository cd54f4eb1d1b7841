import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { StripeFailure } from '../api/stripeFailure.ts';
import type { Controls } from '../controls.ts';
import { type Command, commands } from './commands.ts';

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Refuses calls from pages of other sites in a browser on this machine. They can't send JSON without a preflight,
 * which is never allowed; and a foreign name that points here isn't ours.
 */
function checkCaller(c: Context): void {
  if (!loopback.test(new URL(c.req.url).hostname))
    throw new StripeFailure('The controls answer on 127.0.0.1 and localhost only.');
  if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? ''))
    throw new StripeFailure('Send the controls JSON: Content-Type: application/json.');
}

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new StripeFailure('This is no JSON.');
  }
}

/** Makes the routes of the controls: `POST /_local/<control>` with its parameters in JSON. */
export function createLocalRoutes(controls: Controls): Hono {
  const local = new Hono();
  local.post('/_local/:command', async (c) => {
    checkCaller(c);
    const name = c.req.param('command');
    const command: Command | undefined = Object.entries(commands).find(([key]) => key === name)?.[1];
    if (!command)
      throw new StripeFailure(
        `There is no control ${name}. There are: ${Object.keys(commands).join(', ')}.`,
        {
          status: 404,
        },
      );
    const { success, output, issues } = v.safeParse(command.schema, await readBody(c));
    if (success) return c.json((await command.run(controls, output)) ?? {});
    const [issue] = issues;
    throw new StripeFailure(`${name}: ${v.getDotPath(issue) ?? 'the parameters'}: ${issue.message}.`);
  });
  return local;
}
