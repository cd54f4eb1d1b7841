import { brand } from '@quotient/contract/brand';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../api/ApiError.ts';
import { anewForEachTest, show } from '../ui/inPage.fixture.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

anewForEachTest();
const nothing = () => {};
const withBank = { price: brand.chargedPrice, answered: 20, total: 20, onPay: nothing };
const makeLink = page.getByRole('button', { name: 'Create a private link' });

test('a private link that could not be made is said, and can be asked for again', async () => {
  const onPrivateLink = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new ApiError('network', 0));
  onPrivateLink.mockResolvedValue('https://quiz.example/my-results#secret');
  show(<PaymentScreen {...withBank} state="disputed" onPrivateLink={onPrivateLink} />);
  await makeLink.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await makeLink.click();
  await expect.element(page.getByLabelText('Your private link')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('where the visitor can pay, no link is offered', async () => {
  show(<PaymentScreen {...withBank} onPrivateLink={async () => ''} />);
  await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await expect.element(makeLink).not.toBeInTheDocument();
});
