import { type CheckoutEnd, checkoutReturnPaths } from '@quotient/contract/checkoutReturn';
import type { LocaleCode } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { Button } from '@quotient/iq-test/ui';
import { Island } from '../islands/Island.tsx';
import type { ReturnOutcome } from '../islands/paymentReturn.ts';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import { Message } from './Message.tsx';

/** Target of the button, by outcome of the checkout. @default to the test */
const ways: { [Outcome in ReturnOutcome]?: 'toResults' | 'toStart' } = {
  paid: 'toResults',
  duplicate: 'toResults',
  none: 'toStart',
};
/** Outcomes for which asking again may help. */
const again: { [Outcome in ReturnOutcome]?: 'checkAgain' | 'tryAgain' } = {
  unconfirmed: 'checkAgain',
  unreachable: 'tryAgain',
};

/** Message about a checkout, shown only once the server has confirmed it. */
function Outcome({ outcome, locale }: { outcome: ReturnOutcome; locale: LocaleCode }) {
  const { outcomes, ...labels } = wordsIn[locale].paymentReturn;
  const { title, text } = outcomes[outcome];
  const askAgain = again[outcome];
  return (
    <Message title={title}>
      <p>{text}</p>
      {askAgain && <Button data-ask-again>{labels[askAgain]}</Button>}
      <a href={pathIn(locale, '/')}>{labels[ways[outcome] ?? 'toTest']}</a>
    </Message>
  );
}

const outcomesOf = (locale: LocaleCode) =>
  Object.keys(wordsIn[locale].paymentReturn.outcomes) as ReturnOutcome[]; // the compiler forgets the keys of an object

const page = (left: CheckoutEnd): Page => ({
  path: checkoutReturnPaths[left],
  indexed: false,
  write: (locale) => ({
    title: wordsIn[locale].paymentReturn.title,
    description: wordsIn[locale].paymentReturn.description,
    island: 'other',
    // Alone, it says nothing about a payment.
    content: (
      <>
        {/* the first words are shown even without code to ask the server */}
        <div role="status" data-outcome>
          <Outcome outcome="checking" locale={locale} />
        </div>
        {outcomesOf(locale).map((outcome) => (
          <template key={outcome} data-outcome-is={outcome}>
            <Outcome outcome={outcome} locale={locale} />
          </template>
        ))}
        <Island name="payment-return" locale={locale} data={{ 'data-left': left }} />
      </>
    ),
  }),
});

/** Page after a payment. */
export const paymentSuccess = page('success');
/** Page after leaving the checkout. */
export const paymentCanceled = page('canceled');
