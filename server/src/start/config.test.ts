import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../base/startupError.ts';
import { readConfig, variables } from './config.ts';

const root = '/repository';

test('without any variable the defaults hold', () => {
  expect(readConfig({}, root)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    publicUrl: undefined,
    appSecret: undefined,
    siteDir: '/repository/sites/reference/dist',
    embedDir: '/repository/packages/iq-test/dist/embed',
    partnersFile: undefined,
    operatorFile: undefined,
    withdrawalFile: undefined,
    receiptTax: undefined,
    trustedProxies: 0,
    rateLimitFactor: 1,
    retakeQuestions: 'parallel',
    rateLimitTotalFactor: 1,
    stripe: undefined,
    smtpServer: undefined,
    sender: undefined,
    mailPerDay: undefined,
    operatorAddress: undefined,
    googleTagId: undefined,
    partnerDocs: 'public',
    retentionDays: { unpaidTests: 30, paidTests: 730, sharedResults: 365, emails: 30, bookkeeping: 3650 },
  });
});

test('proxies are trusted by address', () =>
  expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 203.0.113.0/24' }, root).trustedProxies).toEqual([
    '127.0.0.1',
    '203.0.113.0/24',
  ]));

test('every variable of the table is read', () => {
  const values = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/quotient',
    DATABASE_URL: 'postgres://iq:p%40ss@db.example.org/quotient',
    PUBLIC_URL: 'https://iq.example.org/',
    APP_SECRET: 'A'.repeat(43),
    SITE_DIR: '/srv/site',
    EMBED_DIR: '/srv/embed',
    PARTNERS_FILE: '/etc/quotient/partners.json',
    OPERATOR_FILE: '/etc/quotient/operator.json',
    WITHDRAWAL_FILE: '/etc/quotient/withdrawal.json',
    RECEIPT_TAX: 'incl. 19 % VAT',
    TRUSTED_PROXIES: '2',
    RATE_LIMIT_FACTOR: '2.5',
    RETAKE_QUESTIONS: 'same',
    RATE_LIMIT_TOTAL_FACTOR: '4',
    UNPAID_SESSION_DAYS: '0',
    SMTP_URL: 'smtps://post:p%40ss@mail.example.org',
    MAIL_FROM: 'Quiz <quiz@example.org>',
    MAIL_PER_DAY: '50',
    OPERATOR_EMAIL: 'me@example.org',
    GOOGLE_TAG_ID: 'G-ABC1234567',
    PARTNER_DOCS: 'admin',
    PAID_SESSION_DAYS: '90',
    SHARED_RESULT_DAYS: '7',
    EMAIL_DAYS: '0.5',
    BOOKKEEPING_DAYS: '2920',
    DEMO_CHECKOUT: 'allow',
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    STRIPE_API_URL: 'http://127.0.0.1:12111/',
  };
  expect(Object.keys(values).sort()).toEqual([...variables].sort());
  expect(readConfig(values, root)).toEqual({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/var/lib/quotient',
    databaseUrl: 'postgres://iq:p%40ss@db.example.org/quotient',
    publicUrl: 'https://iq.example.org',
    appSecret: 'A'.repeat(43),
    siteDir: '/srv/site',
    embedDir: '/srv/embed',
    partnersFile: '/etc/quotient/partners.json',
    operatorFile: '/etc/quotient/operator.json',
    withdrawalFile: '/etc/quotient/withdrawal.json',
    receiptTax: 'incl. 19 % VAT',
    trustedProxies: 2,
    rateLimitFactor: 2.5,
    retakeQuestions: 'same',
    rateLimitTotalFactor: 4,
    stripe: {
      secretKey: 'sk_test_1234567890',
      webhookSecret: 'whsec_1234567890',
      apiUrl: 'http://127.0.0.1:12111',
      isLive: false,
    },
    smtpServer: {
      host: 'mail.example.org',
      port: 465,
      isSecure: true,
      login: { user: 'post', password: 'p@ss' },
    },
    sender: { name: 'Quiz', address: 'quiz@example.org' },
    mailPerDay: 50,
    operatorAddress: 'me@example.org',
    googleTagId: 'G-ABC1234567',
    partnerDocs: 'admin',
    retentionDays: { unpaidTests: 0, paidTests: 90, sharedResults: 7, emails: 0.5, bookkeeping: 2920 },
  });
});

test('a database needs the secret that all instances share, and is a PostgreSQL database', () => {
  const DATABASE_URL = 'postgres://iq:geheim@db.example.org/quotient';
  expect(() => readConfig({ DATABASE_URL }, root)).toThrow(/^DATABASE_URL needs APP_SECRET beside it/);
  for (const wrong of ['quotient', 'mysql://iq:geheim@db/quotient', 'postgres://iq:geheim@db']) {
    const read = () => readConfig({ DATABASE_URL: wrong, APP_SECRET: 'A'.repeat(43) }, root);
    expect(read).toThrow(/^The environment variable DATABASE_URL is not usable/);
    expect(read).not.toThrow(/geheim/);
  }
});

test('a public server listens on every address, one whose address is its own machine there alone', () => {
  const listens = (environment: Record<string, string>) =>
    readConfig({ DEMO_CHECKOUT: 'allow', ...environment }, root).host;
  expect(listens({ PUBLIC_URL: 'https://iq.example.org' })).toBeUndefined();
  for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1:8080'])
    expect(listens({ PUBLIC_URL })).toBe('127.0.0.1');
  expect(listens({ PUBLIC_URL: 'http://[::1]:8080' })).toBe('::1');
  expect(listens({ PUBLIC_URL: 'http://localhost:8080', HOST: '10.0.0.7' })).toBe('10.0.0.7');
  expect(listens({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
});

test('a public address with the demo checkout is refused until the operator allows it', () => {
  const read = (more?: object) => () => readConfig({ PUBLIC_URL: 'https://iq.example.org', ...more }, root);
  expect(read()).toThrow(/^PUBLIC_URL lets others in, .+ DEMO_CHECKOUT=allow if that is what you want\.$/);
  expect(read()).toThrow(StartupError);
  expect(read({ DEMO_CHECKOUT: 'allow' })).not.toThrow();
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(read({ PUBLIC_URL })).not.toThrow();
});

test('the table in server/README.md names every variable with the default that holds', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| \S.+? +\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual([...variables].sort());
  // rows whose default is a value; the others describe theirs in words
  const values = rows.flatMap(([, name, fallback = '']) => {
    const value = /^`([^`]+)`$/.exec(fallback)?.[1];
    return value === undefined || name === 'PUBLIC_URL' ? [] : [[name, value]];
  });
  expect(values).toHaveLength(14);
  expect(readConfig(Object.fromEntries(values), path.resolve())).toEqual(readConfig({}, path.resolve()));
});

test.each(['G-ABC1234567', 'GT-ABC1234', 'AW-123456789', 'GTM-ABC1234'])(
  '%s is the id of a Google tag',
  (GOOGLE_TAG_ID) => expect(readConfig({ GOOGLE_TAG_ID }, root).googleTagId).toBe(GOOGLE_TAG_ID),
);

test('an empty variable counts as unset', () => expect(readConfig({ PORT: '' }, root).port).toBe(3000));

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '1.5'],
  ['PUBLIC_URL', 'iq.test'],
  ['PUBLIC_URL', 'ftp://iq.test'],
  ['PUBLIC_URL', 'https://iq.test/deep'],
  ['APP_SECRET', 'hunter2'],
  ['DEMO_CHECKOUT', 'maybe'],
  ['PARTNER_DOCS', 'Public'],
  ['PARTNER_DOCS', 'operators'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['RATE_LIMIT_TOTAL_FACTOR', 'all'],
  ['RATE_LIMIT_FACTOR', '-0.5'],
  ['RATE_LIMIT_FACTOR', 'much'],
  ['RETAKE_QUESTIONS', 'Same'],
  ['RETAKE_QUESTIONS', 'fresh'],
  ['UNPAID_SESSION_DAYS', '-1'],
  ['STRIPE_SECRET_KEY', 'pk_live_1234567890'],
  ['STRIPE_SECRET_KEY', 'sk_live_12 34567890'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_1234567890'],
  ['STRIPE_API_URL', 'http://127.0.0.1:12111/v1'],
  ['SMTP_URL', 'https://post:hunter2@mail.example.org'],
  ['SMTP_URL', 'smtp://post:hunter2@mail.example.org?tls.rejectUnauthorized=false'],
  ['MAIL_FROM', 'me@example.org, you@example.org'],
  ['MAIL_PER_DAY', '0'],
  ['OPERATOR_EMAIL', 'a@example.org, b@example.org'],
  ['GOOGLE_TAG_ID', 'UA-12345678-1'],
  ['GOOGLE_TAG_ID', 'G-ABC" onload="x'],
  ['GOOGLE_TAG_ID', 'gtm-abc1234'],
])('%s=%s is refused with one sentence that does not repeat the value', (name, value) => {
  const read = () => readConfig({ [name]: value }, root);
  expect(read).toThrow(`The environment variable ${name} is not usable: it must be `);
  expect(read).not.toThrow(value);
  expect(read).not.toThrow('undefined');
});

const [liveKey, testKey] = ['sk_live_1234567890', 'rk_test_1234567890'];
const STRIPE_WEBHOOK_SECRET = 'whsec_1234567890';

test.each([
  ['without its webhook secret', { STRIPE_SECRET_KEY: testKey }, 'needs STRIPE_WEBHOOK_SECRET'],
  ['missing beside its webhook secret', { STRIPE_WEBHOOK_SECRET }, 'do nothing without STRIPE_SECRET_KEY'],
  [
    'that is live, for a server that is not Stripe',
    { STRIPE_SECRET_KEY: liveKey, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: 'http://127.0.0.1:12111' },
    'is a live key, but STRIPE_API_URL leads away from Stripe',
  ],
])('a Stripe key %s is refused with one sentence', (_, environment, reason) => {
  const read = () => readConfig(environment, root);
  expect(read).toThrow(StartupError);
  expect(read).toThrow(reason);
  expect(read).not.toThrow(/1234567890/);
});

test('a public address needs no word about the demo checkout once there is a Stripe key', () => {
  const { stripe } = readConfig(
    { PUBLIC_URL: 'https://iq.example.org', STRIPE_SECRET_KEY: liveKey, STRIPE_WEBHOOK_SECRET },
    root,
  );
  expect(stripe).toMatchObject({ isLive: true, apiUrl: 'https://api.stripe.com' });
});

test('a public address with a test key is refused as the demo checkout is: it gives the results away', () => {
  const read = (more?: object) => () =>
    readConfig(
      { PUBLIC_URL: 'https://iq.example.org', STRIPE_SECRET_KEY: testKey, STRIPE_WEBHOOK_SECRET, ...more },
      root,
    );
  expect(read()).toThrow(/test keys of Stripe take no money .+ DEMO_CHECKOUT=allow/);
  expect(read({ DEMO_CHECKOUT: 'allow' })).not.toThrow();
});
