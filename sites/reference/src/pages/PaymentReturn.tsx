import { brand } from '@quotient/contract/brand';
import { Island } from '../islands/Island.tsx';
import type { Page } from '../pages.ts';
import { Message } from './Message.tsx';

/** Where the checkout leads after payment. Reads right without code, too; with it, it goes back or closes by itself. */
export const paymentSuccess: Page = {
  path: '/payment-success',
  file: 'payment-success/index.html',
  title: 'Payment received',
  description: `Your payment for the ${brand.name} results was received.`,
  indexed: false,
  Content: () => (
    <Message title="Payment received.">
      <p>You can close this window; your results are in the other tab.</p>
      <a href="/">Go to your results</a>
      <Island name="payment-return" data={{ 'data-outcome': 'success' }} />
    </Message>
  ),
};

/** Where the checkout leads when it was canceled. */
export const paymentCanceled: Page = {
  path: '/payment-canceled',
  file: 'payment-canceled/index.html',
  title: 'Payment canceled',
  description: 'The checkout was canceled. Nothing was charged.',
  indexed: false,
  Content: () => (
    <Message title="Payment canceled.">
      <p>Nothing was charged. You can close this window; your test is in the other tab and waits for you.</p>
      <a href="/">Go back to your test</a>
      <Island name="payment-return" data={{ 'data-outcome': 'canceled' }} />
    </Message>
  ),
};
