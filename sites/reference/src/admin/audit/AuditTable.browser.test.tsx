import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { AuditTable } from './AuditTable.tsx';
import { entryOf } from './audit.fixture.ts';

anewForEachTest();
const TEST_ID = '1767225600000-abcdefghij';
const row = page.getByRole('row').nth(1);

test('what was asked and what came of it are one line, with how long it took and what came of it', async () => {
  const first = entryOf({ outcome: 'asked', subject: TEST_ID, details: { asked: 1 } });
  const last = entryOf({ number: 2, at: 2234, outcome: 'failed', of: 1, details: { reason: 'bank' } });
  show(<AuditTable lines={[{ first, last }]} />);
  await expect.element(row).toHaveTextContent('failed1,234 msreasonbank');
  await expect.element(row).not.toHaveTextContent('asked');
  await expect
    .element(row.getByRole('link', { name: TEST_ID }))
    .toHaveAttribute('href', `/sessions/${TEST_ID}`);
  await expect.element(row.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/?operator=ada');
});

test('what nobody has said the end of is no success, and only the number of a test is a link', async () => {
  const first = entryOf({ operator: null, outcome: 'asked', subject: 'quiz' });
  show(<AuditTable lines={[{ first, last: null }]} />);
  await expect.element(row).toHaveTextContent(/nobody, or a command.*quizno outcome known–$/);
  await expect.element(row.getByRole('link')).not.toBeInTheDocument();
});
