import path from 'node:path';
import { z } from 'zod';
import { isLoopback } from '../http/publicAddress.ts';
import { StartupError } from './startupError.ts';

/** Where the server listens as long as its address is one of this machine; `localhost` is taken for 127.0.0.1. */
const localHost = (url = 'http://localhost') => (new URL(url).hostname === '[::1]' ? '::1' : '127.0.0.1');

const COUNT_HINT = 'a whole number from 0 on';
const DAYS_HINT = 'a number of days from 0 on';
const FACTOR_HINT = 'a number above 0';
const PUBLIC_URL_HINT = 'an http(s) address without a path, e.g. https://iq.example.org';

const VariablesSchema = z.object({
  PORT: z.coerce
    .number({ error: 'a whole number from 0 to 65535' })
    .int()
    .min(0)
    .max(65_535, { error: 'a whole number from 0 to 65535' })
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: PUBLIC_URL_HINT })
    .refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url), { error: PUBLIC_URL_HINT })
    .transform((url) => new URL(url).origin)
    .optional(),
  APP_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, { error: '32 random bytes as 43 characters of base64url' })
    .optional(),
  SITE_DIR: z.string().min(1).optional(),
  EMBED_DIR: z.string().min(1).optional(),
  PARTNERS_FILE: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.coerce
    .number({ error: COUNT_HINT })
    .int({ error: COUNT_HINT })
    .min(0, { error: COUNT_HINT })
    .default(0),
  UNPAID_SESSION_DAYS: z.coerce.number({ error: DAYS_HINT }).min(0, { error: DAYS_HINT }).default(30),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: FACTOR_HINT }).positive({ error: FACTOR_HINT }).default(1),
  DEMO_CHECKOUT: z.literal('allow', { error: '`allow`, or not set at all' }).optional(),
});

/** Every environment variable the server reads, its default and its meaning: the README's table. */
export const variables: Readonly<
  Record<keyof z.infer<typeof VariablesSchema>, [fallback: string, meaning: string]>
> = {
  PORT: ['3000', 'Port to listen on; 0 picks a free one.'],
  HOST: ['127.0.0.1; with a public PUBLIC_URL all addresses', 'Address to listen on, e.g. 0.0.0.0.'],
  DATA_DIR: ['./data', 'Folder of the store, the secret and the outbox.'],
  PUBLIC_URL: ['http://localhost:PORT', 'Origin under which visitors reach the site.'],
  APP_SECRET: ['made once in DATA_DIR/secret.key', '32 random bytes as base64url; seals scores.'],
  SITE_DIR: ['sites/reference/dist', 'Folder of the built site.'],
  EMBED_DIR: ['packages/iq-test/dist/embed', 'Folder of the built embed files.'],
  PARTNERS_FILE: ['no partners', 'JSON file of the sites that may embed the test.'],
  TRUSTED_PROXIES: [
    '0',
    'Proxies before the server. Limits count by the address that the first of them was asked from (X-Forwarded-For); with 0 by that of the connection, and behind a proxy all visitors share it.',
  ],
  RATE_LIMIT_FACTOR: ['1', 'Multiplies the limits on requests, e.g. 3 for a school behind one address.'],
  UNPAID_SESSION_DAYS: [
    '30',
    'Days after its start until a test that nobody paid for is deleted; 0 keeps all.',
  ],
  DEMO_CHECKOUT: ['not allowed in public', 'allow: visitors of PUBLIC_URL get results without paying.'],
};

/** What the server is told by its environment, see `variables`. */
export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration from environment variables; empty ones count as unset. Relative folders are relative to the working
 * directory, the defaults of the two built ones to the repository.
 * Throws `StartupError` naming the first variable that cannot be used, never its value: it may be the secret. Throws it,
 * too, when visitors would be let in to the demo checkout unasked.
 */
export function readConfig(environment: Record<string, string | undefined>, repositoryRoot: string) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = VariablesSchema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(
      `The environment variable ${issue?.path.join('.')} is not usable: it must be ${issue?.message}.`,
    );
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, APP_SECRET, SITE_DIR, EMBED_DIR, PARTNERS_FILE, DEMO_CHECKOUT } =
    parsed.data;
  const { TRUSTED_PROXIES, RATE_LIMIT_FACTOR, UNPAID_SESSION_DAYS } = parsed.data;
  const isForOthers = PUBLIC_URL !== undefined && !isLoopback(PUBLIC_URL);
  if (isForOthers && !DEMO_CHECKOUT) {
    throw new StartupError(
      'PUBLIC_URL lets others in, but there is only the demo checkout, which takes no money and gives the results away: set DEMO_CHECKOUT=allow if that is what you want.',
    );
  }
  return {
    port: PORT,
    /** `undefined`: all addresses. */
    host: HOST ?? (isForOthers ? undefined : localHost(PUBLIC_URL)),
    dataDir: path.resolve(DATA_DIR),
    publicUrl: PUBLIC_URL,
    appSecret: APP_SECRET,
    siteDir: SITE_DIR ? path.resolve(SITE_DIR) : path.join(repositoryRoot, 'sites/reference/dist'),
    embedDir: EMBED_DIR ? path.resolve(EMBED_DIR) : path.join(repositoryRoot, 'packages/iq-test/dist/embed'),
    partnersFile: PARTNERS_FILE && path.resolve(PARTNERS_FILE),
    trustedProxies: TRUSTED_PROXIES,
    rateLimitFactor: RATE_LIMIT_FACTOR,
    /** 0: never. */
    unpaidSessionDays: UNPAID_SESSION_DAYS,
  };
}
