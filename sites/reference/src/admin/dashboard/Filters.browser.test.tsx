import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Filters } from './Filters.tsx';
import type { Selection } from './period.ts';

anewForEachTest();
const own: Selection = {
  period: 'own',
  from: '2026-01-02',
  to: '2026-01-03',
  partner: 'gone',
  locale: '',
  set: '',
};

test('days are taken over only where they are in order; what is typed stays', async () => {
  const onSelect = vi.fn();
  show(<Filters selection={own} onSelect={onSelect} choices={undefined} />);
  await page.getByLabelText('To').fill('2026-01-01');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The last day is before the first one.');
  await expect.element(page.getByLabelText('To')).toHaveValue('2026-01-01');
  expect(onSelect).not.toHaveBeenCalled();
  await page.getByLabelText('From').fill('2025-12-31');
  expect(onSelect).toHaveBeenCalledWith({ from: '2025-12-31', to: '2026-01-01' });
});

test('what is chosen stays a choice before it is known what there is', async () => {
  show(<Filters selection={own} onSelect={() => {}} choices={undefined} />);
  await expect.element(page.getByLabelText('Partner')).toHaveValue('gone');
});
