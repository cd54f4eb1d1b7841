import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../base/startupError.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { acme } from '../testing/testApp.ts';
import { readPartnersFile } from './readPartnersFile.ts';

function fileWith(text: string): string {
  const file = path.join(temporaryFolder(), 'partners.json');
  writeFileSync(file, text);
  return file;
}

test('the partners are read from the file', async () => {
  const list = [acme, { ...acme, key: 'other' }];
  expect(await readPartnersFile(fileWith(JSON.stringify(list)))).toEqual(list);
  expect(await readPartnersFile(fileWith('[]'))).toEqual([]);
});

test.each<[what: string, held: unknown, place: string]>([
  ['no list', { partners: [acme] }, 'its top'],
  ['an origin with a path', [acme, { ...acme, key: 'b', origins: ['https://b.example/'] }], '[1].origins[0]'],
  ['the same key twice', [acme, acme], '[1].key'],
  ['a return address elsewhere', [{ ...acme, returnUrl: 'https://b.example/' }], '[0].returnUrl'],
  ['no key', [{ ...acme, key: undefined }], '[0].key'],
  ['an unknown field', [{ ...acme, note: 'x' }], '[0].note'],
  ['null for a partner', [acme, null], '[1]'],
])('%s is refused with one sentence that names the file and the place', async (_, held, place) => {
  const file = fileWith(JSON.stringify(held));
  const refusal = await readPartnersFile(file).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  const { message } = refusal as StartupError;
  expect(message.startsWith(`The partners file ${file} is wrong at ${place}: `)).toBe(true);
  expect(message).not.toContain('\n');
});

test.each(['', '[\n  {,}\n]'])('the text %j is refused as no JSON', async (text) => {
  const file = fileWith(text);
  await expect(readPartnersFile(file)).rejects.toThrow(
    new StartupError(`The partners file ${file} is not JSON: correct it.`),
  );
});

test('a file that cannot be read is named with the reason', async () => {
  const file = path.join(temporaryFolder(), 'nowhere.json');
  await expect(readPartnersFile(file)).rejects.toThrow(
    new StartupError(
      `Cannot read the partners file ${file} (ENOENT): set PARTNERS_FILE to a file that is there.`,
    ),
  );
});
