import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

anewForEachTest();
afterEach(() => page.viewport(1024, 768));

/** Room that a page takes above the test for a header of its own, in pixels. */
const PAGE_HEADER = 100;

const screen = (
  <PaymentScreen
    price={brand.chargedPrice}
    answered={20}
    total={20}
    durationSeconds={1500}
    usedSeconds={1122}
    isDemo
    paysHere
    onPay={() => {}}
  />
);
const boxOf = (selector: string) => find(selector).getBoundingClientRect();

test.each([
  [1280, 860, 'en'],
  [1280, 860, 'ar'],
  [768, 860, 'de'],
  [360, 780, 'en'],
  [360, 780, 'de'],
  [360, 780, 'ar'],
] as const)('at %i × %i the pay button is in sight without scrolling (%s)', async (width, height, locale) => {
  await page.viewport(width, height);
  show(screen, createI18n({ locale, messages: await loadMessages(locale) }));
  expect(boxOf('[part~="primary"]').bottom).toBeLessThan(height - PAGE_HEADER);
  const [card, list] = [boxOf('[part="card"]'), boxOf('ul')];
  if (width === 1280) {
    expect(card.top).toBeLessThan(list.top);
    const [first, second] = locale === 'ar' ? [card, list] : [list, card];
    expect(first.right).toBeLessThan(second.left);
  } else expect(card.bottom).toBeLessThan(list.top);
  expect(place.scrollWidth).toBeLessThanOrEqual(width);
});

test('that the checkout opens in this tab is said where screen readers listen already', async () => {
  show(<PaymentScreen price={brand.chargedPrice} answered={20} total={20} onPay={() => {}} />);
  const live = find('[aria-live]');
  expect(live.textContent).toBe('');
  show(<PaymentScreen price={brand.chargedPrice} answered={20} total={20} paysHere onPay={() => {}} />);
  expect(find('[aria-live]')).toBe(live);
  expect(live.textContent).toBe('The checkout opens in this tab.');
});
