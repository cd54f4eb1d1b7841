import type { PaymentConsent } from '@quotient/contract';
import { forwardRef, useId, useRef, useState } from 'react';
import { RichText } from '../i18n/RichText.tsx';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import * as field from '../ui/field.css.ts';
import * as styles from './PaymentScreen.css.ts';
import type { PaymentState } from './paymentModel.ts';
import * as sale from './SaleTerms.css.ts';
import type { LinksWithdrawal } from './SaleTerms.tsx';

interface OrderProps extends LinksWithdrawal {
  /** Price, written for the locale. */
  price: string;
  state: PaymentState;
  paysHere: boolean;
  asksConsent: boolean;
  onPay: (consent?: PaymentConsent) => void;
}

/** Order of the results: their name, the consent where one is asked for, and the button that pays. */
export function Order({ price, state, paysHere, asksConsent, withdrawal, onPay }: OrderProps) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const pay = () => {
    setMissing(asksConsent && !isGiven);
    if (!asksConsent) onPay();
    else if (isGiven) onPay({ immediatePerformance: true });
    else box.current?.focus();
  };
  return (
    <>
      <p className={sale.terms}>{t('payment.order')}</p>
      {asksConsent && (
        <Consent
          ref={box}
          isGiven={isGiven}
          isMissing={isMissing}
          onChange={(given) => {
            setGiven(given);
            setMissing(false);
          }}
          withdrawal={withdrawal}
        />
      )}
      <div>
        <Button
          tone="primary"
          size="large"
          block
          busy={state === 'opening' || state === 'checking'}
          onClick={pay}
        >
          {state === 'opening'
            ? t('payment.payBusy')
            : state === 'checking'
              ? t('payment.confirming')
              : t('payment.pay', { price })}
        </Button>
        {/* always there, so that screen readers notice what is added */}
        <div aria-live="polite">{paysHere && <p className={styles.payHere}>{t('payment.payHere')}</p>}</div>
      </div>
    </>
  );
}

interface ConsentProps extends LinksWithdrawal {
  isGiven: boolean;
  /** The button was pressed without it. */
  isMissing: boolean;
  onChange: (isGiven: boolean) => void;
}

/** Consent to results before the withdrawal period ends (Directive 2011/83/EU, Article 16(m)). Never given in advance. */
const Consent = forwardRef<HTMLInputElement, ConsentProps>(function Consent(
  { isGiven, isMissing, onChange, withdrawal },
  ref,
) {
  const t = useT();
  const id = useId();
  const errorId = useId();
  return (
    <div className={sale.consent}>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        className={sale.box}
        checked={isGiven}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? errorId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>
        <RichText text={t('payment.consent')} tags={{ withdrawal }} />
      </label>
      {isMissing && (
        <p id={errorId} className={cx(field.error, sale.consentError)} role="alert">
          {t('payment.consentMissing')}
        </p>
      )}
    </div>
  );
});
