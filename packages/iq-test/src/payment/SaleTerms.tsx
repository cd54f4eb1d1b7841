import { countedText } from '@quotient/contract/countedText';
import type { ReactNode } from 'react';
import { RichText } from '../i18n/RichText.tsx';
import { useLocale, useT } from '../i18n/useT.ts';
import * as styles from './SaleTerms.css.ts';

/** Prop of texts about the right of withdrawal. */
export interface LinksWithdrawal {
  /** Links the words about the right of withdrawal. */
  withdrawal: (content: string) => ReactNode;
}

interface SaleTermsProps extends LinksWithdrawal {
  /** Name of the operator, who sells. */
  seller: string | null | undefined;
  /** No money moves, so no means of payment is named. */
  isDemo: boolean;
  /** Days of the right of withdrawal; `null` if there is none, or if it's lost with the results. */
  withdrawalDays: number | null;
}

/** Conditions of the sale: who sells, that nothing renews, how one pays, and how the money comes back. */
export function SaleTerms({ seller, isDemo, withdrawalDays, withdrawal }: SaleTermsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <p className={styles.terms}>
      {seller && <span>{`${t('payment.seller', { seller })} `}</span>}
      <span>{`${t('payment.once')} `}</span>
      {!isDemo && <span>{`${t('payment.means')} `}</span>}
      {withdrawalDays !== null && (
        <RichText
          text={t('payment.refund', { period: countedText(withdrawalDays, 'day', locale) })}
          tags={{ withdrawal }}
        />
      )}
    </p>
  );
}
