import type { SessionEvent } from '@quotient/contract/admin';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { EventList } from './EventList.tsx';

anewForEachTest();
const event = (kind: SessionEvent['kind'], state: string | null = null): SessionEvent => ({
  kind,
  at: null,
  of: 'cs_1',
  state,
});
const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('money that matches no checkout is told in words', async () => {
  show(<EventList events={[event('checkout'), event('payment', 'unmatched')]} />);
  await expect.element(page.getByText(/^Payment differs from what was asked for/)).toBeVisible();
  expect(texts().join()).not.toContain('unmatched');
});

test('a state that this version has no words for is shown as it is', async () => {
  show(<EventList events={[event('payment', 'frozen')]} />);
  await expect.element(page.getByText('Payment became: frozen')).toBeVisible();
});

test('a payment that was refunded twice says so twice, each under a key of its own', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const back = ['refunded', 'paid', 'refunded', 'paid', 'refunded'].map((state) => event('payment', state));
  show(<EventList events={back} />);
  await expect.poll(texts).toHaveLength(5);
  expect(texts().filter((text) => text.includes('Payment became: given back'))).toHaveLength(3);
  expect(logged).not.toHaveBeenCalled();
});

test('the time of a payment is shown; where an earlier version stored none, the list says so', async () => {
  const at = Date.UTC(2026, 2, 4, 12, 30);
  show(
    <EventList
      events={[
        event('payment', 'paid'),
        { ...event('payment', 'refunded'), at },
        { ...event('certificate'), of: 'abc' },
      ]}
    />,
  );
  await expect.poll(texts).toHaveLength(3);
  const [old, known, gone] = texts();
  expect(old).toContain('time unknown: an earlier version did not store it');
  expect(known).toMatch(/2026.*30/);
  expect(gone).toContain('time no longer stored');
});
