import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, show } from '../ui/inPage.fixture.ts';
import { RetakeButton } from './RetakeButton.tsx';

anewForEachTest();

test('Escape keeps the results, leads back to the button, and it asks again', async () => {
  const onRetake = vi.fn();
  show(<RetakeButton price="$1.00" chargedPrice="€1.00" isKept={false} busy={false} onRetake={onRetake} />);
  const button = page.getByRole('button', { name: 'Take Test Again ($1.00)' });
  const dialog = page.getByRole('dialog');
  for (const _ of ['once', 'again']) {
    await button.click();
    await expect.element(dialog).toHaveTextContent('its results cost €1.00 again');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
  expect(onRetake).not.toHaveBeenCalled();
});
