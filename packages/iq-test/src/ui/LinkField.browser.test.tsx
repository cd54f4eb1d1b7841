import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from './inPage.fixture.ts';
import { LinkField } from './LinkField.tsx';

anewForEachTest();
const field = { label: 'Your link', link: 'https://quiz.example/r/abc', onCopy: () => {} };

test('the button copies and says that it did', async () => {
  const onCopy = vi.fn();
  show(<LinkField {...field} copyState="idle" onCopy={onCopy} />);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(onCopy).toHaveBeenCalledOnce();
  show(<LinkField {...field} copyState="copied" />);
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('where copying was refused, the whole link is selected, and a hint says what to do', async () => {
  show(<LinkField {...field} copyState="failed" />);
  const input = page.getByLabelText('Your link');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription(/by hand/);
  expect(getSelection()?.toString()).toBe(field.link);
});
