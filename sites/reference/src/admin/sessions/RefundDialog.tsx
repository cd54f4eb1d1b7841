import { type ProviderWord, type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useEffect, useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm, Dialog } from '../parts/Dialog.tsx';
import { Failure, useFailureOfCode } from '../parts/Failure.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { partWords } from '../parts/words.ts';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { paymentWords } from './paymentWords.ts';

interface RefundProps {
  test: SessionDetail;
  checkoutId: string;
  onClose: () => void;
}

/** Asks the provider for the refund's amount, then the operator for confirmation. */
export function RefundDialog({ test, checkoutId, onClose }: RefundProps) {
  const { refund: words } = useWords(paymentWords);
  const { cancel } = useWords(partWords);
  const textOf = useFailureOfCode();
  const { mutate, data, error } = useAdminMutation(sessionRoutes.askProvider, [sessionRoutes.readSession]);
  const { id } = test;
  useEffect(() => mutate({ params: { id, checkoutId } }), [mutate, id, checkoutId]);
  if (data && data.obstacle === null)
    return <ConfirmRefund test={test} checkoutId={checkoutId} word={data} onClose={onClose} />;
  return (
    <Dialog title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{cancel}</Button>}>
      {!data && !error && <p role="status">{words.asking}</p>}
      {error && <Failure error={error} />}
      {data?.obstacle && (
        <Notice tone="warning">
          <p>{textOf(data.obstacle)}</p>
        </Notice>
      )}
    </Dialog>
  );
}

function ConfirmRefund({ test, checkoutId, word, onClose }: RefundProps & { word: ProviderWord }) {
  const { refund: words } = useWords(paymentWords);
  const format = useFormat();
  const say = useToast();
  const isPublic = test.shared !== null || test.certificate !== null;
  const [takeBack, setTakeBack] = useState(true);
  const refund = useAdminMutation(sessionRoutes.refundSession, [
    sessionRoutes.readSession,
    sessionRoutes.searchSessions,
  ]);
  const { currency } = word.paid;
  const price = { amountMinor: word.paid.amountMinor - word.refundedMinor, currency };
  const amount = format.money(price.amountMinor, currency);
  const give = async () => {
    const wanted = isPublic && takeBack;
    const { state, isTakenBack } = await refund.mutateAsync({
      params: { id: test.id, checkoutId },
      body: { price, takeBack: wanted },
    });
    const said = state === 'refunded' ? words.done({ amount }) : words.waiting({ amount });
    say(wanted && !isTakenBack ? `${said} ${words.notTakenBack}` : said);
  };
  return (
    <Confirm title={words.title} label={`${words.confirm}: ${amount}`} onConfirm={give} onClose={onClose}>
      <p>{words.amount({ amount })}</p>
      {word.refundedMinor > 0 && (
        <p>
          {words.partial({
            given: format.money(word.refundedMinor, currency),
            of: format.money(word.paid.amountMinor, currency),
          })}
        </p>
      )}
      {test.isDemo && <p>{words.demo}</p>}
      <p>{words.closes}</p>
      {isPublic && (
        <label className={styles.check}>
          <input
            type="checkbox"
            className={styles.box}
            checked={takeBack}
            onChange={({ target }) => setTakeBack(target.checked)}
          />
          <span>
            <span>{words.takeBack}</span>
            <br />
            <span className={styles.small}>{words.takeBackWhy}</span>
          </span>
        </label>
      )}
      <p className={styles.small}>{words.once}</p>
    </Confirm>
  );
}
