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

test('browsers may fill the address in, in its own direction, and none is longer than an address can be', () => {
  show(<EmailForm onSend={async () => {}} name="IQ Test" />);
  const field = find<HTMLInputElement>('input');
  expect([field.type, field.name, field.autocomplete, field.dir, field.maxLength]).toEqual([
    'email',
    'email',
    'email',
    'ltr',
    254,
  ]);
  expect(field.labels).toHaveLength(1);
  expect(place.querySelector('[aria-invalid], [aria-describedby]')).toBeNull();
});

test('letters are sent in a domain, and refused before the @ in words of the page', async () => {
  const onSend = vi.fn(async () => {});
  show(<EmailForm onSend={onSend} name="IQ Test" />);
  const field = page.getByRole('textbox');
  await field.fill('j\u00f6@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('plain letters (a to z) before the @');
  await expect.element(field).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
  await field.fill('jo@b\u00fccher.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Results sent!');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('jo@xn--bcher-kva.example');
});

test('an e-mail that the mail server cannot take for now is called delayed', async () => {
  let delay = () => {};
  const delivered = (_: AbortSignal, onDelayed?: () => void) => {
    delay = onDelayed ?? delay;
    return new Promise(() => {});
  };
  show(<EmailForm onSend={async () => ({ delivered })} name="IQ Test" />);
  await page.getByRole('textbox').fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('On its way')).toBeVisible();
  delay();
  await expect.element(page.getByText('Delayed')).toBeVisible();
  expect(place.textContent).toContain('ada@example.org');
  expect(place.textContent).not.toContain('Check the address');
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
