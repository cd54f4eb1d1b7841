import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, find, show } from '../ui/inPage.fixture.ts';
import { EmailForm } from './EmailForm.tsx';

anewForEachTest();

test('who went on to something else while it was sent keeps the focus there', async () => {
  let arrive = () => {};
  const onSend = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const onSent = vi.fn();
  show(
    <>
      <EmailForm onSend={onSend} onSent={onSent} name="IQ Test" />
      <button type="button">Print</button>
    </>,
  );
  await page.getByRole('textbox').fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Sending…' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}'); // once more changes nothing
  expect(onSend).toHaveBeenCalledExactlyOnceWith('ada@example.org');
  const print = page.getByRole('button', { name: 'Print' });
  find('button:not([type="submit"])').focus();
  expect(onSent).not.toHaveBeenCalled();
  arrive();
  await expect.element(page.getByRole('status')).toHaveTextContent('Results sent!');
  expect(onSent).toHaveBeenCalledOnce();
  await expect.element(print).toHaveFocus();
});
