import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJsonFile } from './readJsonFile.ts';
import { StartupError } from './startupError.ts';

const schema = v.array(v.object({ key: v.string('a key is a text'), origins: v.array(v.string('no text')) }));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'json-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file with this text, or a missing file. */
async function read(text?: string) {
  const file = path.join(folder, `${text?.length ?? 'none'}.json`);
  if (text !== undefined) await writeFile(file, text);
  return readJsonFile(schema, { file, what: 'partners', variable: 'PARTNERS_FILE' }).catch((error) => {
    expect(error).toBeInstanceOf(StartupError);
    return error.message.replace(file, 'FILE');
  });
}

test('what is written down is read', async () => {
  expect(await read('[{"key":"a","origins":["b"]}]')).toEqual([{ key: 'a', origins: ['b'] }]);
});

test('a file that is not there, and one that is no JSON, each say what to do', async () => {
  expect(await read()).toBe(
    'Cannot read the partners file FILE (ENOENT): set PARTNERS_FILE to a file that is there.',
  );
  expect(await read('[{]')).toBe('The partners file FILE is not JSON: correct it.');
});

test.each([
  ['{}', 'its top'],
  ['[{"key":1,"origins":[]}]', '[0].key'],
  ['[{"key":"a","origins":[]},{"key":"b","origins":["c",2]}]', '[1].origins[1]'],
])('of %s the place is named: %s', async (text, place) => {
  expect(await read(text)).toMatch(`is wrong at ${place}: `);
});
