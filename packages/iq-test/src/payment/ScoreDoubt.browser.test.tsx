import { brand } from '@quotient/contract/brand';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../ui/inPage.fixture.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

anewForEachTest();
const test20 = { price: brand.chargedPrice, answered: 3, total: 20, onPay: () => {} };
const goBack = page.getByRole('button', { name: 'Go back to the test' });

test('a result that will say little is named before the payment, with the way back and its end', async () => {
  vi.setSystemTime(new Date(2026, 0, 1, 9, 0));
  const onGoBack = vi.fn(() => new Promise<void>(() => {}));
  show(<PaymentScreen {...test20} doubt="tooFew" secondsLeft={754} onGoBack={onGoBack} />);
  vi.useRealTimers();
  await expect.element(page.getByText(/^You answered 3 of 20 questions\./)).toBeVisible();
  await expect.element(page.getByText(/You can go back until 9:12\sAM\.$/)).toBeVisible();
  await goBack.click();
  expect(onGoBack).toHaveBeenCalledOnce();
  await expect.element(goBack).toHaveAttribute('aria-disabled', 'true');
  // it is the visitor's choice
  await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

test('where the test takes no more answers there is no way back, and the notice stays', async () => {
  show(<PaymentScreen {...test20} doubt="tooFast" />);
  await expect.element(page.getByText(/^You answered in less time/)).toBeVisible();
  await expect.element(goBack).not.toBeInTheDocument();
});

test('a test with nothing against it is not spoken of', async () => {
  show(<PaymentScreen {...test20} answered={20} secondsLeft={60} onGoBack={async () => {}} />);
  await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await expect.element(goBack).not.toBeInTheDocument();
});
