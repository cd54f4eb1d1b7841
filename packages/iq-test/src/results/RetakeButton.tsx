import { forwardRef } from 'react';
import { useT } from '../i18n/useT.ts';
import type { ButtonProps } from '../ui/Button.tsx';
import { AskFirstButton } from './AskFirstButton.tsx';

/** All other attributes, and the ref, go to the `<button>` that starts the retake. */
export interface RetakeButtonProps extends Omit<ButtonProps, 'busy' | 'onClick' | 'children'> {
  /** Advertised price on the button (Specification §2), written for the locale. @default no word of a price */
  price?: string | undefined;
  /**
   * Price of another set of results, in the question before it, written for the locale.
   * @default no word of what it costs
   */
  chargedPrice?: string | undefined;
  /** The results exist elsewhere too: nothing to warn about. */
  isKept: boolean;
  /** A new test is on its way. */
  busy: boolean;
  /** Called once the visitor has confirmed, or at once where `isKept`. */
  onRetake: () => void;
}

/**
 * Starts a new test; asks first while the results exist on this device only.
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
  { price, chargedPrice, isKept, busy, onRetake, ...rest },
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
        chargedPrice === undefined
          ? t('results.retakeTextUnpriced')
          : t('results.retakeText', { price: chargedPrice })
      }
      cancel={t('results.retakeCancel')}
      confirm={t('results.retakeConfirm')}
      asks={!isKept}
      onConfirm={onRetake}
    />
  );
});
