import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { OptionSection } from './OptionSection.tsx';

anewForEachTest();
const TABLE = 'GET /api/admin/statistics/main/7';
const chosen = { set: 'main', from: '2026-01-01', to: '', partner: '', locale: '' } as const;
const third = { cases: 100, scores: { low: 3, high: 9 }, chosen: [75, 20], unanswered: 5 };
const thirds = {
  upper: third,
  middle: { ...third, scores: { low: 2, high: 2 } },
  lower: { ...third, cases: 0 },
};
const ask = page.getByRole('button', { name: 'Show the options' });

test('how options were chosen is shown to who asks, with the right one marked', async () => {
  answer(TABLE, { state: 'ready', set: 'main', countedAt: 1, table: { id: 7, keyIndex: 0, thirds } });
  show(<OptionSection chosen={chosen} id={7} asked={undefined} />);
  await expect.element(page.getByText('goes into the audit log', { exact: false })).toBeVisible();
  expect(made).toEqual([]);
  await ask.click();
  const row = page.getByRole('row');
  await expect.element(row.nth(0)).toHaveTextContent('Middle third2 right, 100 TestsUpper third3–9 right');
  await expect.element(row.nth(1)).toHaveTextContent('Aright– 7575% 7575% 75');
  await expect.element(row.nth(3)).toHaveTextContent('No answer– 55% 55% 5');
  await expect.poll(() => document.activeElement?.querySelector('table')).not.toBeNull();
  expect(made[0]?.call).toBe(`${TABLE}?from=2026-01-01`);
});

test('while it is counted it says how far that is, and can be asked again', async () => {
  answer(TABLE, { state: 'counting', done: 3, of: 10 });
  show(<OptionSection chosen={chosen} id={7} asked={undefined} />);
  await ask.click();
  await expect.element(page.getByText('The numbers are being counted: 3 of 10.')).toBeVisible();
  await expect.element(ask).toBeEnabled();
});
