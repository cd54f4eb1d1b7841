import { useSignals } from '@preact/signals-react/runtime';
import type { TestSession } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, useEffect, useRef } from 'react';
import { formatClock, formatPrice } from '../i18n/format.ts';
import { RichText } from '../i18n/RichText.tsx';
import { useLocale, useT } from '../i18n/useT.ts';
import { heading, lead, muted } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import * as styles from './PaymentScreen.css.ts';
import type { Payment } from './paymentModel.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface PaymentScreenProps extends HTMLAttributes<HTMLDivElement> {
  /** Finished and not paid yet. Its `price` is what the button names, and what is charged. */
  session: TestSession;
  /** The model of paying for this session. */
  payment: Payment;
  /** Where terms and privacy policy are. @default '' (this site) */
  siteBase?: string | undefined;
}

/** What was done, what one gets, what it costs, and the button that opens the checkout. */
export const PaymentScreen = forwardRef<HTMLDivElement, PaymentScreenProps>(function PaymentScreen(
  { session, payment, siteBase = '', className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const locale = useLocale();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(titleRef.current), []);

  const { answers, durationSeconds, startedAt, finishedAt, finishReason } = session;
  const answered = answers.filter((option) => option >= 0).length;
  const state = payment.state.value;
  const notice = payment.notice.value;
  const price = formatPrice(session.price, locale);
  const isBusy = state === 'opening' || state === 'checking';
  const link = (path: string) => (content: string) => (
    <a className={styles.link} href={`${siteBase}${path}`} target="_blank" rel="noopener">
      {content}
    </a>
  );

  return (
    <div {...rest} ref={ref} className={cx(styles.screen, className)}>
      <header className={styles.head}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {t('payment.title')}
        </h1>
        <p className={lead}>{t(finishReason === 'time-up' ? 'payment.leadTimeUp' : 'payment.lead')}</p>
      </header>

      <dl className={styles.facts}>
        <dt className={styles.factName}>{t('payment.answered')}</dt>
        <dd className={styles.factValue}>
          {t('payment.answeredValue', { answered, total: answers.length })}
        </dd>
        <dt className={styles.factName}>{t('payment.duration')}</dt>
        <dd className={styles.factValue}>{t('payment.durationValue', { count: durationSeconds / 60 })}</dd>
        {finishedAt !== null && (
          <>
            <dt className={styles.factName}>{t('payment.timeUsed')}</dt>
            <dd className={styles.factValue}>{formatClock((finishedAt - startedAt) / 1000)}</dd>
          </>
        )}
      </dl>

      <section className={styles.receive}>
        <h2 className={heading.item}>{t('payment.receiveTitle')}</h2>
        <ul className={styles.list}>
          {(['receiveScore', 'receivePercentile', 'receiveExplanation', 'receiveEmail'] as const).map(
            (key) => (
              <li key={key} className={styles.entry}>
                <span className={styles.check}>
                  <CheckIcon />
                </span>
                {t(`payment.${key}`)}
              </li>
            ),
          )}
        </ul>
      </section>

      <section className={styles.checkout} aria-label={t('payment.price')}>
        <div className={styles.priceRow}>
          <span className={muted}>{t('payment.price')}</span>
          <span className={styles.price}>{price}</span>
        </div>
        {session.isDemo && <Notice tone="warning">{t('payment.demo')}</Notice>}
        {notice && <Notice>{t(`payment.${notice}`)}</Notice>}
        {state === 'waiting' && (
          <Notice>
            {t('payment.waiting')}
            <Button tone="quiet" className={styles.inText} onClick={payment.showWindow}>
              {t('payment.showWindow')}
            </Button>
          </Notice>
        )}
        <Button tone="primary" size="large" block busy={isBusy} onClick={payment.pay}>
          {state === 'opening'
            ? t('payment.payBusy')
            : state === 'checking'
              ? t('payment.confirming')
              : t('payment.pay', { price })}
        </Button>
        {payment.paysHere.value && <p className={styles.note}>{t('payment.payHere')}</p>}
        <p className={styles.note}>
          <RichText
            text={t('payment.agreement')}
            tags={{ terms: link('/imprint#terms'), privacy: link('/privacy-policy') }}
          />{' '}
          {t('payment.entertainment')}
        </p>
      </section>
    </div>
  );
});
