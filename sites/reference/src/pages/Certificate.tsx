import type { Page } from '../page.ts';
import { Message } from './Message.tsx';

/** Answers for every `/verify/…`. The server fills the certificate in; as it is built, it says that there is none. */
export const certificate: Page = {
  path: '/verify',
  title: 'Check a certificate',
  description: 'Says whether a certificate was made here, and what it confirms.',
  indexed: false,
  filled: true,
  Content: () => (
    <Message title="No certificate has this code">
      <p>
        Compare the code with the paper, letter by letter. If it is the same, the certificate has been taken
        back or was not made here.
      </p>
      <a href="/">Return to Home</a>
    </Message>
  ),
};
