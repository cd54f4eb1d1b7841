import path from 'node:path';
import { TypedEmailAddressSchema } from '@quotient/contract';
import { googleTagIdPattern } from '@quotient/contract/googleTagId';
import { byRetentionKind, type RetentionKind, retention } from '@quotient/contract/retention';
import { partnerDocsReaders } from '@quotient/contract/site';
import * as v from 'valibot';
import { isLoopback } from '../base/publicAddress.ts';
import { StartupError } from '../base/startupError.ts';
import { readTrustedProxies, type TrustedProxies } from '../http/clientAddress.ts';
import { SenderSchema, SmtpUrlSchema } from './mailVariables.ts';

/** Host to listen on while its address is this machine; `localhost` becomes 127.0.0.1. */
const localHost = (url = 'http://localhost') => (new URL(url).hostname === '[::1]' ? '::1' : '127.0.0.1');

/** A value of at least 0, written as text. */
const number = v.pipe(v.string(), v.transform(Number), v.number(), v.finite(), v.minValue(0));
const text = v.optional(v.pipe(v.string(), v.minLength(1)));

const address = v.message(
  v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:\/\/[^/?#]+\/?$/),
    v.transform((url) => new URL(url).origin),
  ),
  'an http(s) address without a path, e.g. https://iq.example.org',
);
const days = v.message(number, 'a number of days from 0 on');
type DayVariable = (typeof retention)[RetentionKind]['variable'];
const dayVariables = Object.fromEntries(
  Object.values(retention).map((entry) => [entry.variable, v.optional(days, String(entry.days))]),
) as Record<DayVariable, v.OptionalSchema<typeof days, string>>; // the compiler can't see that each is there

/** Allowed values of each variable. The messages end the sentence "it must be …". */
const VariablesSchema = v.object({
  PORT: v.optional(
    v.message(v.pipe(number, v.integer(), v.maxValue(65_535)), 'a whole number from 0 to 65535'),
    '3000',
  ),
  HOST: text,
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  DATABASE_URL: v.optional(
    v.message(
      v.pipe(v.string(), v.url(), v.regex(/^postgres(?:ql)?:\/\/[^/]+\/[^/?]+/)),
      'the address of a PostgreSQL database, e.g. postgres://user:password@db.example.org/quotient',
    ),
  ),
  PUBLIC_URL: v.optional(address),
  APP_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, '32 random bytes as 43 characters of base64url')),
  ),
  SITE_DIR: text,
  EMBED_DIR: text,
  PARTNERS_FILE: text,
  OPERATOR_FILE: text,
  WITHDRAWAL_FILE: text,
  RECEIPT_TAX: v.optional(
    v.message(
      v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
      'one line of at most 200 characters',
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.message(
      v.pipe(
        v.string(),
        v.transform(readTrustedProxies),
        v.custom<TrustedProxies>((read) => read !== undefined),
      ),
      'addresses or networks, e.g. `127.0.0.1,203.0.113.0/24`, `private`, or how many private proxies there are',
    ),
    '0',
  ),
  ...dayVariables,
  RATE_LIMIT_FACTOR: v.optional(v.message(v.pipe(number, v.gtValue(0)), 'a number above 0'), '1'),
  RATE_LIMIT_TOTAL_FACTOR: v.optional(v.message(v.pipe(number, v.gtValue(0)), 'a number above 0'), '1'),
  SMTP_URL: v.optional(SmtpUrlSchema),
  MAIL_FROM: v.optional(SenderSchema),
  MAIL_PER_DAY: v.optional(v.message(v.pipe(number, v.integer(), v.minValue(1)), 'a whole number from 1 on')),
  OPERATOR_EMAIL: v.optional(v.message(TypedEmailAddressSchema, 'one address')),
  GOOGLE_TAG_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        googleTagIdPattern,
        'the id of a Google tag or of a container: G-…, GT-…, AW-… or GTM-… in capitals',
      ),
    ),
  ),
  RETAKE_QUESTIONS: v.optional(v.picklist(['parallel', 'same'], '`parallel` or `same`'), 'parallel'),
  PARTNER_DOCS: v.optional(v.message(v.picklist(partnerDocsReaders), '`public`, `admin` or `off`'), 'public'),
  DEMO_CHECKOUT: v.optional(v.literal('allow', '`allow`, or not set at all')),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[rs]k_(?:test|live)_[A-Za-z0-9]{8,}$/,
        'a secret or restricted key of Stripe: sk_live_…, rk_live_…, sk_test_… or rk_test_…',
      ),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[\w+/=-]{8,}$/, 'the signing secret of a webhook endpoint of Stripe: whsec_…'),
    ),
  ),
  STRIPE_API_URL: v.optional(address),
});

const STRIPE_ADDRESS = 'https://api.stripe.com';

/**
 * Reads the settings for Stripe; `undefined` for the demo checkout. Throws `StartupError` if half of them are
 * missing, and for a live key that would be sent to anybody but Stripe.
 */
function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl = STRIPE_ADDRESS,
}: v.InferOutput<typeof VariablesSchema>) {
  if (secretKey === undefined) {
    if (webhookSecret === undefined && apiUrl === STRIPE_ADDRESS) return undefined;
    throw new StartupError(
      'STRIPE_WEBHOOK_SECRET and STRIPE_API_URL do nothing without STRIPE_SECRET_KEY: set it, too, or neither.',
    );
  }
  if (webhookSecret === undefined) {
    throw new StartupError(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it, or nobody could tell an event of Stripe from a forged one: add an endpoint <PUBLIC_URL>/api/webhooks/stripe in the Stripe dashboard and copy its signing secret.',
    );
  }
  const isLive = secretKey.includes('_live_');
  if (isLive && apiUrl !== STRIPE_ADDRESS) {
    throw new StartupError(
      'STRIPE_SECRET_KEY is a live key, but STRIPE_API_URL leads away from Stripe: use a test key there, or unset STRIPE_API_URL.',
    );
  }
  return { secretKey, webhookSecret, apiUrl, isLive };
}

/** Names of the environment variables that the server reads. server/README.md explains each. */
export const variables: readonly string[] = Object.keys(VariablesSchema.entries);

/** Configuration of the server. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables; empty ones count as unset. Relative folders are relative to the
 * working directory, the defaults of the two built ones to the repository. Throws `StartupError` naming the first
 * unusable variable, never its value: it may be the secret. Also throws it if visitors could reach the demo checkout
 * unasked.
 */
export function readConfig(environment: Record<string, string | undefined>, repositoryRoot: string) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(VariablesSchema, set);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartupError(
      `The environment variable ${v.getDotPath(issue)} is not usable: it must be ${issue.message}.`,
    );
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, APP_SECRET, SITE_DIR, EMBED_DIR, PARTNERS_FILE, DEMO_CHECKOUT } =
    parsed.output;
  const { DATABASE_URL, TRUSTED_PROXIES, RATE_LIMIT_FACTOR, RATE_LIMIT_TOTAL_FACTOR } = parsed.output;
  const { SMTP_URL, MAIL_FROM, MAIL_PER_DAY, OPERATOR_EMAIL, OPERATOR_FILE, GOOGLE_TAG_ID } = parsed.output;
  const { WITHDRAWAL_FILE, RECEIPT_TAX } = parsed.output;
  const isForOthers = PUBLIC_URL !== undefined && !isLoopback(PUBLIC_URL);
  const stripe = readStripe(parsed.output);
  if (isForOthers && !stripe?.isLive && !DEMO_CHECKOUT) {
    throw new StartupError(
      'PUBLIC_URL lets others in, but the demo checkout and test keys of Stripe take no money and give the results away: set a live STRIPE_SECRET_KEY to take payments, or DEMO_CHECKOUT=allow if that is what you want.',
    );
  }
  if (DATABASE_URL && !APP_SECRET)
    throw new StartupError(
      'DATABASE_URL needs APP_SECRET beside it, the same for every instance, or none could read what another has sealed: set it to 32 random bytes as 43 characters of base64url.',
    );
  return {
    port: PORT,
    /** `undefined`: all addresses. */
    host: HOST ?? (isForOthers ? undefined : localHost(PUBLIC_URL)),
    dataDir: path.resolve(DATA_DIR),
    /** `undefined`: records are in the data folder. */
    databaseUrl: DATABASE_URL,
    publicUrl: PUBLIC_URL,
    appSecret: APP_SECRET,
    siteDir: SITE_DIR ? path.resolve(SITE_DIR) : path.join(repositoryRoot, 'sites/reference/dist'),
    embedDir: EMBED_DIR ? path.resolve(EMBED_DIR) : path.join(repositoryRoot, 'packages/iq-test/dist/embed'),
    partnersFile: PARTNERS_FILE && path.resolve(PARTNERS_FILE),
    operatorFile: OPERATOR_FILE && path.resolve(OPERATOR_FILE),
    withdrawalFile: WITHDRAWAL_FILE && path.resolve(WITHDRAWAL_FILE),
    receiptTax: RECEIPT_TAX,
    trustedProxies: TRUSTED_PROXIES,
    rateLimitFactor: RATE_LIMIT_FACTOR,
    rateLimitTotalFactor: RATE_LIMIT_TOTAL_FACTOR,
    /** `undefined`: the demo checkout. */
    stripe,
    /** `undefined`: emails become files. */
    smtpServer: SMTP_URL,
    sender: MAIL_FROM,
    mailPerDay: MAIL_PER_DAY,
    operatorAddress: OPERATOR_EMAIL,
    /** `undefined`: no page asks Google for anything. */
    googleTagId: GOOGLE_TAG_ID,
    retakeQuestions: parsed.output.RETAKE_QUESTIONS,
    partnerDocs: parsed.output.PARTNER_DOCS,
    /** 0: never. */
    retentionDays: byRetentionKind((kind) => parsed.output[retention[kind].variable]),
  };
}
