import type { AdminWithdrawal } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import { orderWords } from './orderWords.ts';
import { type RefundableOrder, RefundDialog } from './RefundDialog.tsx';
import * as styles from './Withdrawals.css.ts';

/** Orders of an address that the server shows at most. */
const MOST_CANDIDATES = 10;

/** Outcomes after which a refund by hand can still do something. */
const isRefundable = (outcome: AdminWithdrawal['orders'][number]['outcome']) =>
  outcome !== 'refunded' && outcome !== 'already-refunded' && outcome !== 'no-order';

interface OrderProps {
  id: string;
  number: string;
  price: RefundableOrder['price'] | null;
  sessionId: string | null;
  /** Absent: the order can't be refunded. */
  refundable?: RefundableOrder | undefined;
  children: ReactNode;
}

function Order({ id, number, price, sessionId, refundable, children }: OrderProps) {
  const words = useWords(orderWords);
  const format = useFormat();
  const [isRefunding, setRefunding] = useState(false);
  const amount = price && format.money(price.amountMinor, price.currency);
  return (
    <li className={styles.order}>
      <span className={styles.what}>
        <span className={styles.line}>
          <code className={styles.number}>{number}</code>
          {amount && <span>{amount}</span>}
          {sessionId !== null && <Link to={`/sessions/${sessionId}`}>{words.test}</Link>}
          {sessionId === null && price && <span className={styles.small}>{words.noTest}</span>}
        </span>
        <span className={styles.small}>{children}</span>
      </span>
      {refundable && amount && (
        <Button onClick={() => setRefunding(true)}>{words.refund.button({ amount })}</Button>
      )}
      {isRefunding && refundable && (
        <RefundDialog id={id} order={refundable} onClose={() => setRefunding(false)} />
      )}
    </li>
  );
}

function NamedOrders({ declaration: { id, orders, state } }: { declaration: AdminWithdrawal }) {
  const words = useWords(orderWords);
  return (
    <div className={styles.orders}>
      <h3 className={styles.subtitle}>{words.named}</h3>
      {orders.length === 0 && (
        <p className={styles.small}>{state === 'received' ? words.notYet : words.noneNamed}</p>
      )}
      {orders.length > 0 && (
        <ul className={styles.orderList}>
          {orders.map(({ number, outcome, price, isDemo, sessionId }) => (
            <Order
              key={number}
              id={id}
              number={number}
              price={price}
              sessionId={sessionId}
              refundable={
                price && isRefundable(outcome)
                  ? { number, price, isDemo, emailDiffers: outcome === 'email-differs' }
                  : undefined
              }
            >
              {words.outcomes[outcome]}
            </Order>
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherOrders({ declaration: { id, orders, candidates } }: { declaration: AdminWithdrawal }) {
  const words = useWords(orderWords);
  const format = useFormat();
  const others = candidates.filter(({ number }) => orders.every((named) => named.number !== number));
  // The named ones are above.
  if (candidates.length > 0 && others.length === 0) return null;
  return (
    <div className={styles.orders}>
      <h3 className={styles.subtitle}>
        {others.length < candidates.length ? words.moreOthers : words.others}
      </h3>
      {others.length === 0 && <p className={styles.small}>{words.noOthers}</p>}
      {others.length > 0 && (
        <ul className={styles.orderList}>
          {others.map(({ number, createdAt, price, isDemo, sessionId }) => (
            <Order
              key={number}
              id={id}
              number={number}
              price={price}
              sessionId={sessionId}
              refundable={{ number, price, isDemo, emailDiffers: false }}
            >
              {format.dateTime(createdAt)}
            </Order>
          ))}
        </ul>
      )}
      {candidates.length === MOST_CANDIDATES && (
        <p className={styles.small}>{words.oldest({ count: MOST_CANDIDATES })}</p>
      )}
    </div>
  );
}

/** Orders that a declaration names and what became of them, then others of its address. Each can be refunded. */
export function Orders({ declaration }: { declaration: AdminWithdrawal }) {
  return (
    <>
      <NamedOrders declaration={declaration} />
      {declaration.state !== 'refunded' && <OtherOrders declaration={declaration} />}
    </>
  );
}
