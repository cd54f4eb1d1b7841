import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readConfig } from './config.ts';
import { startLines } from './startLines.ts';

/** Lines of a server with these environment variables; nothing is built unless they name a folder. */
function linesOf(environment: Record<string, string>, partnerKeys: string[] = []): string[] {
  const config = readConfig({ DEMO_CHECKOUT: 'allow', ...environment }, '/repository');
  const publicUrl = config.publicUrl ?? 'http://localhost:3000';
  return startLines({
    config,
    publicUrl,
    partnerKeys,
    checkout: 'a checkout',
    mail: 'an outbox',
    admin: 'an address',
    auditHead: { number: 12, hash: 'abc' },
  });
}

test('each subject has its line, and what is not built yet says how to build it', () => {
  expect(linesOf({ DATA_DIR: '/var/lib/quotient' })).toEqual([
    'Site      not built yet (npm run build)',
    'API       http://localhost:3000/api/docs',
    'Embed     not built yet (npm run build)',
    'Partners  none: no other site may embed the test',
    'Data      /var/lib/quotient',
    'Visitors  on this machine only: set PUBLIC_URL to let others in',
    expect.stringMatching(/^Claims {4}SHOWN WITHOUT DATA: .*#1 Online IQ Test/),
    'Checkout  a checkout',
    'Admin     an address',
    'Audit     newest entry 12:abc',
    'Email     an outbox',
  ]);
});

test('built files are listed by their address, and partners by their keys', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'embed.js'), '');
  const lines = linesOf({ SITE_DIR: folder, EMBED_DIR: folder }, ['acme', 'harbor']);
  expect(lines).toContain('Site      http://localhost:3000/');
  expect(lines).toContain('Embed     http://localhost:3000/embed.js');
  expect(lines).toContain('Partners  acme, harbor');
});

const only = 'Visitors  on this machine only: set PUBLIC_URL to let others in';
const reached =
  'Visitors  answers only under localhost, but listens on HOST=0.0.0.0 where others can reach it: set PUBLIC_URL';

test.each([
  [{ HOST: 'localhost' }, only],
  [{ PUBLIC_URL: 'http://localhost:8080' }, only],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, only],
  [{ HOST: '0.0.0.0' }, reached],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, reached],
])('a server for its own machine says whether others can reach it: %j', (environment, line) => {
  expect(linesOf(environment).filter((each) => each.startsWith('Visitors'))).toEqual([line]);
});

test('a public address without encryption is warned about, one with it is not', () => {
  const visitorsOf = (PUBLIC_URL: string) =>
    linesOf({ PUBLIC_URL }).filter((line) => line.startsWith('Visitors'));
  expect(visitorsOf('http://iq.example.org')).toEqual([
    'Visitors  WITHOUT ENCRYPTION: anybody on the way reads along, and no browser keeps an operator signed in; use an https:// PUBLIC_URL',
  ]);
  expect(visitorsOf('https://iq.example.org')).toEqual([]);
});

test('behind a proxy that nobody has named, the server says that all visitors share one limit', () => {
  const limitsOf = (environment: Record<string, string>) =>
    linesOf(environment).filter((line) => line.startsWith('Limits'));
  const PUBLIC_URL = 'https://iq.example.org';
  expect(limitsOf({ PUBLIC_URL })).toEqual([
    'Limits    ALL VISITORS COUNT AS ONE: they share the address of your proxy; set TRUSTED_PROXIES to its address',
  ]);
  expect(limitsOf({ PUBLIC_URL, TRUSTED_PROXIES: '1' })).toEqual([]);
  expect(limitsOf({ PUBLIC_URL: 'http://iq.example.org' })).toEqual([]);
});

test('a public server that is open to all without a proxy that it trusts says how to close it', () => {
  const networkOf = (environment: Record<string, string>) =>
    linesOf(environment).filter((line) => line.startsWith('Network'));
  const PUBLIC_URL = 'https://iq.example.org';
  const line =
    'Network   OPEN PAST YOUR PROXY: plain HTTP on all addresses; set HOST=127.0.0.1, or the address that your proxy asks';
  for (const HOST of ['', '0.0.0.0', '::']) expect(networkOf({ PUBLIC_URL, HOST })).toEqual([line]);
  expect(networkOf({ PUBLIC_URL, HOST: '127.0.0.1' })).toEqual([]);
  expect(networkOf({ PUBLIC_URL, TRUSTED_PROXIES: 'private' })).toEqual([]);
  expect(networkOf({})).toEqual([]);
});

test('a public server reports a missing operator, one for its own machine does not', () => {
  const operatorOf = (environment: Record<string, string>) =>
    linesOf(environment).filter((line) => line.startsWith('Operator'));
  const PUBLIC_URL = 'https://iq.example.org';
  expect(operatorOf({ PUBLIC_URL })).toEqual([
    'Operator  NOT NAMED: imprint and privacy policy say so, and the law of most countries wants it; set OPERATOR_FILE',
  ]);
  expect(operatorOf({ PUBLIC_URL, OPERATOR_FILE: 'operator.json' })).toEqual([]);
  expect(operatorOf({})).toEqual([]);
});

test('a Google tag is listed by its id', () => {
  expect(linesOf({ GOOGLE_TAG_ID: 'GTM-ABC1234' })).toContain(
    'Tag       GTM-ABC1234: the pages load it from Google once a visitor agrees',
  );
});
