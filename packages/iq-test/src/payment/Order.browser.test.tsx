import { brand } from '@quotient/contract/brand';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../ui/inPage.fixture.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

anewForEachTest();
const test20 = { price: brand.chargedPrice, answered: 20, total: 20 };
const pay = page.getByRole('button', { name: /^Pay/ });
const box = page.getByRole('checkbox');

test('where the right of withdrawal ends with the results, nobody pays without express consent, and none is given in advance', async () => {
  const onPay = vi.fn();
  show(<PaymentScreen {...test20} asksConsent onPay={onPay} />);
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByText(/you can withdraw/)).not.toBeInTheDocument();
  await pay.click();
  expect(onPay).not.toHaveBeenCalled();
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please tick this box');
  await box.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await pay.click();
  expect(onPay).toHaveBeenCalledExactlyOnceWith({ immediatePerformance: true });
});

test('elsewhere no consent is asked for, and the way back is said', async () => {
  const onPay = vi.fn();
  show(<PaymentScreen {...test20} onPay={onPay} />);
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Within 14 days you can/)).toBeVisible();
  await pay.click();
  expect(onPay).toHaveBeenCalledExactlyOnceWith();
});

test.each([
  [30, /Within 30 days you can/],
  [1, /Within 1 day you can/],
])('a period of %i days is in the words', async (withdrawalDays, said) => {
  show(<PaymentScreen {...test20} withdrawalDays={withdrawalDays} onPay={() => {}} />);
  await expect.element(page.getByText(said)).toBeVisible();
});

test('without a right of withdrawal none is named', async () => {
  show(<PaymentScreen {...test20} withdrawalDays={null} onPay={() => {}} />);
  await expect.element(page.getByText(/nothing renews/i)).toBeVisible();
  await expect.element(page.getByText(/withdraw/)).not.toBeInTheDocument();
});

test('what is ordered is said right before the button', () => {
  show(<PaymentScreen {...test20} onPay={() => {}} />);
  const text = document.querySelector('[part=card]')?.textContent ?? '';
  expect(text.indexOf('You order the results of this test')).toBeGreaterThan(text.indexOf('€1.00'));
  expect(text.indexOf('You order the results of this test')).toBeLessThan(text.indexOf('Pay €1.00'));
});
