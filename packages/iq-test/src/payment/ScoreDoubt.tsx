import { useState } from 'react';
import { formatTime } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { payHere } from './PaymentScreen.css.ts';

/** Reason why a score will say little. */
export type Doubt = 'tooFew' | 'tooFast';

interface ScoreDoubtProps {
  doubt: Doubt;
  answered: number;
  total: number;
  /** The time that is left, in seconds, when this is first shown. */
  secondsLeft?: number | undefined;
  /** Goes back to the test. @default it takes no more answers */
  onGoBack?: (() => Promise<void>) | undefined;
}

/** Says before the payment that the result will say little, with the way back to a test that has time left. */
export function ScoreDoubt({ doubt, answered, total, secondsLeft = 0, onGoBack }: ScoreDoubtProps) {
  const t = useT();
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [until] = useState(() => Date.now() + secondsLeft * 1000);
  return (
    <>
      <Notice tone="warning">{t(`payment.${doubt}`, { answered, total })}</Notice>
      {onGoBack && (
        <div>
          <Button
            size="large"
            block
            busy={isBusy}
            onClick={() => {
              setBusy(true);
              void onGoBack().finally(() => setBusy(false));
            }}
          >
            {t('payment.goBack')}
          </Button>
          <p className={payHere}>{t('payment.goBackUntil', { time: formatTime(until, locale) })}</p>
        </div>
      )}
    </>
  );
}
