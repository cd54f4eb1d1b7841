import { type SessionCheckout, type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { paymentTones } from './payment.ts';
import { paymentWords } from './paymentWords.ts';
import { RefundDialog } from './RefundDialog.tsx';

function Checkout({ test, checkout }: { test: SessionDetail; checkout: SessionCheckout }) {
  const words = useWords(paymentWords);
  const format = useFormat();
  const say = useToast();
  const [isRefunding, setRefunding] = useState(false);
  const ask = useAdminMutation(sessionRoutes.askProvider, [
    sessionRoutes.readSession,
    sessionRoutes.searchSessions,
  ]);
  const { id, state, price, createdAt, dispute } = checkout;
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <span>
          <span>{format.money(price.amountMinor, price.currency)}</span>{' '}
          <Chip tone={paymentTones[state]}>{words.checkoutStates[state]}</Chip>
        </span>
        <span className={styles.small}>{format.dateTime(createdAt)}</span>
        <code className={styles.number}>{id ?? words.payments.unnamed}</code>
      </span>
      {id !== null && (
        <span className={styles.actions}>
          <Button
            busy={ask.isPending}
            onClick={() =>
              ask.mutate(
                { params: { id: test.id, checkoutId: id } },
                {
                  onSuccess: (word) =>
                    say(words.ask.done({ state: word.state ? words.checkoutStates[word.state] : '–' })),
                },
              )
            }
          >
            {words.ask.button}
          </Button>
          {state === 'paid' && <Button onClick={() => setRefunding(true)}>{words.refund.button}</Button>}
        </span>
      )}
      {state === 'disputed' && (
        <Notice tone="warning" className={styles.whole}>
          <p>
            {!dispute
              ? words.disputeUnknown
              : dispute.answerBy === null
                ? words.disputeWithoutEnd({ reason: dispute.reason })
                : words.dispute({ reason: dispute.reason, answerBy: format.dateTime(dispute.answerBy) })}
          </p>
        </Notice>
      )}
      {ask.error && <Failure error={ask.error} />}
      {isRefunding && id !== null && (
        <RefundDialog test={test} checkoutId={id} onClose={() => setRefunding(false)} />
      )}
    </li>
  );
}

/** The attempts to pay, and what can be done about each. */
export function Payments({ test }: { test: SessionDetail }) {
  const { payments: words } = useWords(paymentWords);
  return (
    <Section title={words.title}>
      {test.isDemo && <p className={styles.small}>{words.demo}</p>}
      {test.checkouts.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {test.checkouts.map((checkout) => (
          <Checkout key={checkout.createdAt} test={test} checkout={checkout} />
        ))}
      </ul>
    </Section>
  );
}
