import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../base/startupError.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { secretNames, withSecretFiles } from './secretFiles.ts';

test.each(secretNames)('%s may be a file', (name) => {
  const file = path.join(temporaryFolder(), 'secret');
  writeFileSync(file, 'the secret\n');
  expect(withSecretFiles({ [`${name}_FILE`]: file, PORT: '1' })).toMatchObject({
    [name]: 'the secret',
    PORT: '1',
  });
});

test('a secret that is given twice is refused without being told', () => {
  const read = () => withSecretFiles({ APP_SECRET: 'hush', APP_SECRET_FILE: '/run/secrets/app' });
  expect(read).toThrow(StartupError);
  expect(read).toThrow('Both APP_SECRET and APP_SECRET_FILE are set: unset one of them.');
});

test('a file that cannot be read is named with the reason', () => {
  const read = () => withSecretFiles({ APP_SECRET_FILE: '/nowhere/secret' });
  expect(read).toThrow(StartupError);
  expect(read).toThrow('The file that APP_SECRET_FILE names cannot be read (ENOENT): /nowhere/secret');
});

test('an empty file name counts as unset', () =>
  expect(withSecretFiles({ APP_SECRET_FILE: '' }).APP_SECRET).toBeUndefined());
