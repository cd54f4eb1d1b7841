import type { Page } from '../page.ts';
import { Message } from './Message.tsx';

/** What the server answers, with HTTP status 404, where nothing is. */
export const notFound: Page = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  indexed: false,
  Content: () => (
    <Message title="Oops! Page not found">
      <p>There is nothing at this address. It may have been typed wrongly, or the page is gone.</p>
      <a href="/">Return to Home</a>
    </Message>
  ),
};
