import { forwardRef, type ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import type { ButtonProps } from '../ui/Button.tsx';
import { AskFirstButton } from './AskFirstButton.tsx';
import * as styles from './RetakeButton.css.ts';

/** All other attributes, and the ref, go to the `<button>` that starts the retake. */
export interface RetakeButtonProps extends Omit<ButtonProps, 'busy' | 'onClick' | 'children'> {
  /** Advertised price on the button (Specification §2), written for the locale. @default no word of a price */
  price?: string | undefined;
  /**
   * Price of another set of results, in the question before it, written for the locale.
   * @default no word of what it costs
   */
  chargedPrice?: string | undefined;
  /** Questions of the new test: how many, and whether they are other ones. @default no word of them */
  asks?: { questions: number; areOther: boolean } | undefined;
  /** The results exist elsewhere too: no word of how to keep them. */
  isKept: boolean;
  /** Content below the question, such as a `TimeChoice`. @default nothing */
  children?: ReactNode;
  /** A new test is on its way. */
  busy: boolean;
  /** Called once the visitor has confirmed. */
  onRetake: () => void;
}

/**
 * Starts a new test. It always asks first, says what a retake replaces, what it costs and asks, and may offer the time
 * again.
 *
 * @example
 * import { defaultBrand, formatPrice, RetakeButton } from '@quotient/iq-test';
 *
 * <RetakeButton
 *   price={formatPrice(defaultBrand.advertisedPrice, 'de')}
 *   chargedPrice={formatPrice(defaultBrand.chargedPrice, 'de')}
 *   isKept={false}
 *   busy={isStarting}
 *   onRetake={startAgain}
 * />
 */
export const RetakeButton = forwardRef<HTMLButtonElement, RetakeButtonProps>(function RetakeButton(
  { price, chargedPrice, asks, isKept, busy, onRetake, children, ...rest },
  ref,
) {
  const t = useT();
  return (
    <AskFirstButton
      {...rest}
      ref={ref}
      busy={busy}
      label={price === undefined ? t('results.retakeConfirm') : t('results.retake', { price })}
      title={t('results.retakeTitle')}
      text={
        <>
          <p className={styles.text}>
            {chargedPrice === undefined
              ? t(isKept ? 'results.retakeTextKeptUnpriced' : 'results.retakeTextUnpriced')
              : t(isKept ? 'results.retakeTextKept' : 'results.retakeText', { price: chargedPrice })}
          </p>
          {asks && (
            <p className={styles.text}>
              {asks.areOther
                ? t('results.retakeOther', { questions: asks.questions })
                : t('results.retakeSame')}
            </p>
          )}
          {children}
        </>
      }
      cancel={t('results.retakeCancel')}
      confirm={t('results.retakeConfirm')}
      onConfirm={onRetake}
    />
  );
});
