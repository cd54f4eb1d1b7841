import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';
import { StartupError } from './startupError.ts';

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
    trustedProxies: 0,
    rateLimitFactor: 1,
    unpaidSessionDays: 30,
  });
});

test('every variable of the table is read', () => {
  const values = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/quotient',
    PUBLIC_URL: 'https://iq.example.org/',
    APP_SECRET: 'A'.repeat(43),
    SITE_DIR: '/srv/site',
    EMBED_DIR: '/srv/embed',
    PARTNERS_FILE: '/etc/quotient/partners.json',
    TRUSTED_PROXIES: '2',
    RATE_LIMIT_FACTOR: '2.5',
    UNPAID_SESSION_DAYS: '0',
    DEMO_CHECKOUT: 'allow',
  };
  expect(Object.keys(values).sort()).toEqual([...variables].sort());
  expect(readConfig(values, root)).toEqual({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/var/lib/quotient',
    publicUrl: 'https://iq.example.org',
    appSecret: 'A'.repeat(43),
    siteDir: '/srv/site',
    embedDir: '/srv/embed',
    partnersFile: '/etc/quotient/partners.json',
    trustedProxies: 2,
    rateLimitFactor: 2.5,
    unpaidSessionDays: 0,
  });
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
  expect(read()).toThrow(
    /^PUBLIC_URL lets others in, .+ set DEMO_CHECKOUT=allow if that is what you want\.$/,
  );
  expect(read()).toThrow(StartupError);
  expect(read({ DEMO_CHECKOUT: 'allow' })).not.toThrow();
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(read({ PUBLIC_URL })).not.toThrow();
});

test("the README's table names every variable with the default that holds", () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| \S.+? +\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual([...variables].sort());
  // those whose default is a value; the other rows tell theirs in words
  const values = rows.flatMap(([, name, fallback = '']) => {
    const value = /^`([^`]+)`$/.exec(fallback)?.[1];
    return value === undefined || name === 'PUBLIC_URL' ? [] : [[name, value]];
  });
  expect(values).toHaveLength(7);
  expect(readConfig(Object.fromEntries(values), path.resolve())).toEqual(readConfig({}, path.resolve()));
});

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
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'yes'],
  ['RATE_LIMIT_FACTOR', '-0.5'],
  ['RATE_LIMIT_FACTOR', 'much'],
  ['UNPAID_SESSION_DAYS', '-1'],
])('%s=%s is refused with one sentence that does not repeat the value', (name, value) => {
  const read = () => readConfig({ [name]: value }, root);
  expect(read).toThrow(`The environment variable ${name} is not usable: it must be `);
  expect(read).not.toThrow(value);
  expect(read).not.toThrow('undefined');
});
