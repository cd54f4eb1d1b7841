import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, press, show } from '../ui/inPage.fixture.ts';
import { EndLinks } from './EndLinks.tsx';

anewForEachTest();

test('all private links end only after a question, and what failed can be tried again', async () => {
  const onEnd = vi.fn(async () => {}).mockRejectedValueOnce(new Error('lost'));
  const toasts = { show: vi.fn() };
  show(<EndLinks onEnd={onEnd} toasts={toasts} />);
  press('End all private links');
  press('Keep the links');
  expect(onEnd).not.toHaveBeenCalled();
  for (const outcome of ['We couldn’t end the links', 'All private links are ended.']) {
    press('End all private links');
    press('End all private links');
    await expect.element(page.getByRole('status')).toHaveTextContent(outcome);
  }
  expect(toasts.show).toHaveBeenCalledOnce();
});
