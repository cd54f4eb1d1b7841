import { Activity, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
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

test('in StrictMode, hidden and shown again it keeps what it says, and asks for its e-mail only while it is shown', async () => {
  const signals: AbortSignal[] = [];
  const delivered = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const draw = (mode: 'visible' | 'hidden') =>
    show(
      <StrictMode>
        <Activity mode={mode}>
          <EmailForm onSend={async () => ({ delivered })} name="IQ Test" />
        </Activity>
      </StrictMode>,
    );
  const asking = () => signals.filter(({ aborted }) => !aborted).length;
  draw('visible');
  await page.getByRole('textbox').fill('ada@example.org');
  draw('hidden');
  draw('visible');
  await expect.element(page.getByRole('textbox')).toHaveValue('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('ada@example.org')).toBeVisible();
  expect([signals.length, asking()]).toEqual([1, 1]);
  draw('hidden');
  expect(asking()).toBe(0);
  draw('visible');
  expect(asking()).toBe(1);
  expect(place.textContent).toContain('ada@example.org');
  show(null);
  expect(asking()).toBe(0);
});
