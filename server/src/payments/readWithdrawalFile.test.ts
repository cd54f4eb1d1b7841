import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../base/startupError.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readWithdrawalFile } from './readWithdrawalFile.ts';

const right = { days: 14, law: 'A law', shown: true, immediatePerformance: 'no', informed: true };

const file = (text: string) => {
  const written = path.join(temporaryFolder(), 'withdrawal.json');
  writeFileSync(written, text);
  return written;
};

test('the table is read from a file', async () => {
  const table = { countries: { DE: right }, others: { ...right, days: 0, shown: false } };
  expect(await readWithdrawalFile(file(JSON.stringify(table)))).toEqual(table);
});

test.each([
  ['{', 'is not JSON'],
  [JSON.stringify({ countries: {} }), 'others'],
  [JSON.stringify({ countries: { Germany: right }, others: right }), 'must be two capitals'],
  [
    JSON.stringify({ countries: {}, others: { ...right, days: 14.5 } }),
    'others.days: must be a whole number',
  ],
  [JSON.stringify({ countries: {}, others: { ...right, days: -1 } }), 'others.days'],
  [JSON.stringify({ countries: {}, others: { ...right, law: ' ' } }), 'others.law: must not be empty'],
  [
    JSON.stringify({ countries: {}, others: { ...right, immediatePerformance: 'yes' } }),
    'must be "ask" or "no"',
  ],
  [
    JSON.stringify({ countries: { DE: { ...right, informed: 'yes' } }, others: right }),
    'countries.DE.informed',
  ],
  [JSON.stringify({ countries: {}, others: { ...right, day: 3 } }), 'others.day'],
])('a file with %s is refused at the start, with its place', async (text, place) => {
  const refused = readWithdrawalFile(file(text));
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(place);
});
