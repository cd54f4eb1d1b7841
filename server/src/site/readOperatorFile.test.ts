import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../base/startupError.ts';
import { folderWith } from '../testing/siteFolder.ts';
import { readOperatorFile } from './readOperatorFile.ts';

const operator = {
  name: 'Example GmbH',
  address: ['Example Street 1', '12345 Berlin'],
  email: 'hello@example.org',
  registration: ['HRB 12345, Amtsgericht Berlin', 'DE123456789'],
};

const fileWith = (text: string) => path.join(folderWith({ 'operator.json': text }), 'operator.json');

test('who runs the installation is read from the file; telephone, representative and authority may be missing', async () => {
  expect(await readOperatorFile(fileWith(JSON.stringify(operator)))).toEqual(operator);
  const more = {
    ...operator,
    phone: '+49 30 1234',
    representative: 'Ann Example',
    accessibilityAuthority: ['Example Authority', 'Example Street 2'],
  };
  expect(await readOperatorFile(fileWith(JSON.stringify(more)))).toEqual(more);
});

test.each<[what: string, held: unknown, place: string]>([
  ['a name alone', 'Example GmbH', 'its top'],
  ['no name', { ...operator, name: undefined }, 'name'],
  ['a name of nothing', { ...operator, name: ' ' }, 'name'],
  ['an address in one piece', { ...operator, address: 'Example Street 1' }, 'address'],
  ['an empty address', { ...operator, address: [] }, 'address'],
  ['an empty line', { ...operator, registration: ['HRB 1', ''] }, 'registration[1]'],
  ['an e-mail address of two', { ...operator, email: 'a@example.org, b@example.org' }, 'email'],
  ['a misspelt field', { ...operator, telephone: '1' }, 'telephone'],
])('%s is refused with one sentence that names the file and the place', async (_, held, place) => {
  const file = fileWith(JSON.stringify(held));
  const refusal = await readOperatorFile(file).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  const { message } = refusal as StartupError;
  expect(message.startsWith(`The operator file ${file} is wrong at ${place}: `)).toBe(true);
  expect(message).not.toContain('\n');
});

test('a file that is no JSON, or cannot be read, is named with the reason', async () => {
  const file = fileWith('{,}');
  await expect(readOperatorFile(file)).rejects.toThrow(
    new StartupError(`The operator file ${file} is not JSON: correct it.`),
  );
  const none = path.join(path.dirname(file), 'none.json');
  await expect(readOperatorFile(none)).rejects.toThrow(
    new StartupError(
      `Cannot read the operator file ${none} (ENOENT): set OPERATOR_FILE to a file that is there.`,
    ),
  );
});
