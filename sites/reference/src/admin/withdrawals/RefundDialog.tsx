import { type AdminWithdrawal, sessionRoutes, withdrawalAdminRoutes } from '@quotient/contract/admin';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { orderWords } from './orderWords.ts';

/** Order that can be refunded by hand. */
export interface RefundableOrder {
  number: string;
  price: AdminWithdrawal['candidates'][number]['price'];
  /** True if no money moved. */
  isDemo: boolean;
  /** True if its address isn't the declaration's. */
  emailDiffers: boolean;
}

interface RefundProps {
  /** Id of the declaration. */
  id: string;
  order: RefundableOrder;
  onClose: () => void;
}

/** Asks for confirmation, then refunds an order for a declaration. */
export function RefundDialog({ id, order: { number, price, isDemo, emailDiffers }, onClose }: RefundProps) {
  const { refund: words } = useWords(orderWords);
  const format = useFormat();
  const say = useToast();
  const refund = useAdminMutation(withdrawalAdminRoutes.refundWithdrawal, [
    withdrawalAdminRoutes.listWithdrawals,
    withdrawalAdminRoutes.countOpenWithdrawals,
    sessionRoutes.readSession,
    sessionRoutes.searchSessions,
  ]);
  const amount = format.money(price.amountMinor, price.currency);
  const give = async () => {
    const { orders } = await refund.mutateAsync({ params: { id }, body: { order: number } });
    const outcome = orders.find((order) => order.number === number)?.outcome;
    if (outcome === 'refunded') say(words.done({ amount }));
    else say(outcome === 'already-refunded' ? words.before : words.refused);
  };
  return (
    <Confirm
      title={words.title({ number })}
      label={words.confirm({ amount })}
      onConfirm={give}
      onClose={onClose}
    >
      {emailDiffers && <p>{words.differs}</p>}
      <p>{words.amount({ amount })}</p>
      {isDemo && <p>{words.demo}</p>}
      <p>{words.closes}</p>
    </Confirm>
  );
}
