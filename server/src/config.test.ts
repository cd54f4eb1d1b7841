import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

const root = '/repository';

test('without any variable the defaults hold', () => {
  expect(readConfig({}, root)).toEqual({
    port: 3000,
    host: undefined,
    dataDir: path.resolve('data'),
    publicUrl: undefined,
    appSecret: undefined,
    siteDir: '/repository/sites/reference/dist',
    embedDir: '/repository/packages/iq-test/dist/embed',
    partnersFile: undefined,
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
  };
  expect(Object.keys(variables)).toEqual(Object.keys(values));
  expect(readConfig(values, root)).toEqual({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/var/lib/quotient',
    publicUrl: 'https://iq.example.org',
    appSecret: 'A'.repeat(43),
    siteDir: '/srv/site',
    embedDir: '/srv/embed',
    partnersFile: '/etc/quotient/partners.json',
  });
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
])('%s=%s is refused with one sentence that does not repeat the value', (name, value) => {
  const read = () => readConfig({ [name]: value }, root);
  expect(read).toThrow(`The environment variable ${name} is not usable: it must be `);
  expect(read).not.toThrow(value);
  expect(read).not.toThrow('undefined');
});
