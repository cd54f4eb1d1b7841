import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useLocale, useT } from '../i18n/useT.ts';
import { createNonce, openCheckoutWindow } from '../payment/checkoutWindow.ts';
import { PaymentScreen } from '../payment/PaymentScreen.tsx';
import { PaymentModel } from '../payment/paymentModel.ts';
import { wasReplaced, watchForReplacement } from '../payment/replacedPage.ts';
import { SampleResults } from '../results/SampleResults.tsx';
import type { At } from './journey.ts';
import { OwnData } from './OwnData.tsx';
import { SampleReport } from './SampleReport.tsx';
import type { StageProps } from './useFlow.ts';

/** Props of the payment stage. */
export interface PaymentStageProps extends StageProps {
  /** The journey at this stage; without its model of paying nothing is shown. */
  here: At<'payment'>;
}

/** The sample is in this stage's own file. */
const loadSample = async () => ({ SampleResults });

/** Paying, with the pop-up that it needs from the page. */
export function PaymentStage({ flow, here, api, brand, dir, baseUrl }: PaymentStageProps) {
  useSignals();
  const { session, payment, credentials } = here;
  const { slug } = brand;
  const t = useT();
  const lang = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const speech = useRef({ t, lang, dir });
  speech.current = { t, lang, dir };
  useEffect(() => {
    const nonce = createNonce();
    const openWindow = () => {
      if (wasReplaced(slug)) return undefined;
      const popup = openCheckoutWindow({
        opener: window,
        slug,
        nonce,
        // of the language in use when the button is pressed
        ...speech.current,
        // the pop-up takes its look from there
        place: ref.current ?? document.documentElement,
      });
      if (popup) watchForReplacement(slug, popup);
      return popup;
    };
    flow.preparePayment(PaymentModel, { openWindow, wasReplaced: () => wasReplaced(slug) });
  }, [flow, slug]);
  const { answers, finishedAt } = session;
  return (
    <div ref={ref}>
      {payment && (
        <PaymentScreen
          price={session.price}
          answered={answers.filter((option) => option >= 0).length}
          total={answers.length}
          durationSeconds={session.durationSeconds}
          usedSeconds={finishedAt === null ? undefined : (finishedAt - session.startedAt) / 1000}
          isTimeUp={session.finishReason === 'time-up'}
          seller={session.seller}
          doubt={session.isTooFew ? 'tooFew' : session.isTooFast ? 'tooFast' : undefined}
          secondsLeft={(session.deadlineAt - session.now) / 1000}
          onGoBack={session.isReopenable ? flow.reopen : undefined}
          isDemo={session.isDemo}
          state={payment.state.value}
          notice={payment.notice.value}
          paysHere={payment.paysHere.value}
          onPay={payment.pay}
          asksConsent={session.asksConsent}
          withdrawalDays={session.withdrawalDays}
          onCheck={() => void payment.wake()}
          onPrivateLink={async () => (await api.createPrivateLink(credentials)).url}
          onShowWindow={payment.showWindow}
          siteBase={baseUrl}
          sample={<SampleReport load={loadSample} />}
        />
      )}
      <OwnData
        flow={flow}
        api={api}
        credentials={credentials}
        brand={brand}
        isInBooks={session.paymentStatus === 'refunded' || session.paymentStatus === 'disputed'}
      />
    </div>
  );
}
