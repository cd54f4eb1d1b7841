import { type CheckoutEnd, checkoutReturnPaths } from '@quotient/contract/checkoutReturn';
import { Button } from '@quotient/iq-test/ui';
import type { ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import type { ReturnOutcome } from '../islands/paymentReturn.ts';
import type { Page } from '../page.ts';
import { Message } from './Message.tsx';

const backToTest = <a href="/">Go back to your test</a>;
const askAgain = (label: string) => (
  <>
    <Button data-ask-again>{label}</Button>
    {backToTest}
  </>
);
const nothingCharged = {
  text: 'Nothing was charged. You can close this window; your test is in the other tab and waits for you.',
  ways: backToTest,
};

interface Words {
  title: string;
  text: string;
  /** What can be done. */
  ways: ReactNode;
}

/** What the page says of a checkout, and only once the server has confirmed it. */
const outcomes: Record<ReturnOutcome, Words> = {
  checking: {
    title: 'Checking your payment…',
    text: 'Your test asks for it, too: its results open as soon as the payment is confirmed.',
    ways: backToTest,
  },
  paid: {
    title: 'Payment received.',
    text: 'You can close this window; your results are in the other tab.',
    ways: <a href="/">Go to your results</a>,
  },
  confirming: {
    title: 'Your payment is being confirmed.',
    text: 'This page keeps asking, and so does the tab where your test is: your results open there by themselves. If you have not paid, nothing was charged.',
    ways: backToTest,
  },
  unconfirmed: {
    title: 'Your payment is not confirmed yet.',
    text: 'Nothing is lost: as soon as it is confirmed, your test opens its results.',
    ways: askAgain('Check again'),
  },
  unreachable: {
    title: 'Your payment could not be checked.',
    text: 'Nothing is lost. Check your connection and try again.',
    ways: askAgain('Try again'),
  },
  processing: {
    title: 'Your payment is on its way.',
    text: 'Your bank takes some days to carry it out. As soon as it has, your results open in the tab where your test is, also when you come back later on that device. You can close this window.',
    ways: backToTest,
  },
  failed: {
    title: 'Your bank did not carry out the payment.',
    text: 'Nothing was charged. Your test waits for you, and you can pay again there.',
    ways: backToTest,
  },
  duplicate: {
    title: 'Your test was paid for already.',
    text: 'This second payment is being given back to you. Your results are in the other tab.',
    ways: <a href="/">Go to your results</a>,
  },
  refunded: {
    title: 'This payment was given back.',
    text: 'The amount goes back to where it came from; that takes some days. Your test is still there.',
    ways: backToTest,
  },
  disputed: {
    title: 'This payment is disputed.',
    text: 'Your bank has called it back. The results stay closed until that is decided.',
    ways: backToTest,
  },
  unpaid: { title: 'Not paid.', ...nothingCharged },
  canceled: { title: 'Payment canceled.', ...nothingCharged },
  none: {
    title: 'There is no payment here.',
    text: 'This page belongs to the end of a checkout. Your test, if you have begun one, is on the first page.',
    ways: <a href="/">Go to the test</a>,
  },
};

const Outcome = ({ title, text, ways }: Words) => (
  <Message title={title}>
    <p>{text}</p>
    {ways}
  </Message>
);

/** What both pages that a checkout leads to show. They say nothing of a payment by themselves. */
const ReturnContent = ({ left }: { left: CheckoutEnd }) => (
  <>
    {/* the first words stand also where there is no code to ask the server */}
    <div role="status" data-outcome>
      <Outcome {...outcomes.checking} />
    </div>
    {Object.entries(outcomes).map(([outcome, words]) => (
      <template key={outcome} data-outcome-is={outcome}>
        <Outcome {...words} />
      </template>
    ))}
    <Island name="payment-return" data={{ 'data-left': left }} />
  </>
);

const page = (left: CheckoutEnd, Content: Page['Content']): Page => ({
  title: 'Checking your payment',
  description: 'Says what became of a checkout.',
  indexed: false,
  path: checkoutReturnPaths[left],
  Content,
});

/** Where the checkout leads after a payment. */
export const paymentSuccess = page('success', () => <ReturnContent left="success" />);
/** Where the checkout leads when it was left. */
export const paymentCanceled = page('canceled', () => <ReturnContent left="canceled" />);
