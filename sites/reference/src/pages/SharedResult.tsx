import { brand } from '@quotient/contract/brand';
import { formatPrice } from '@quotient/iq-test/ui';
import type { Page } from '../page.ts';
import { Message } from './Message.tsx';

const price = formatPrice(brand.advertisedPrice, 'en');

/** Answers for every `/r/…`. The server fills the result in; as it is built, it says that there is none. */
export const sharedResult: Page = {
  path: '/r',
  title: `A shared ${brand.name} result: see yours for ${price}`,
  description: `Someone shares the result of the ${brand.name} with you.`,
  indexed: false,
  filled: true,
  Content: () => (
    <Message title="Oops! Page not found">
      <p>
        There is no shared result at this address: the link is incomplete, or the person it belongs to has
        taken the result back.
      </p>
      <a href="/">Return to Home</a>
    </Message>
  ),
};
