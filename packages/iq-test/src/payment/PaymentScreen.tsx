import type { PaymentConsent } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';
import { pathIn } from '@quotient/contract/site';
import { WITHDRAWAL_DAYS } from '@quotient/contract/withdrawalDays';
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { formatPrice } from '../i18n/format.ts';
import { RichText } from '../i18n/RichText.tsx';
import { useLocale, useT } from '../i18n/useT.ts';
import { PrivateLink } from '../links/PrivateLink.tsx';
import { heading, lead, muted, small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import { Order } from './Order.tsx';
import * as styles from './PaymentScreen.css.ts';
import type { PaymentNotice, PaymentState } from './paymentModel.ts';
import { SaleTerms } from './SaleTerms.tsx';
import { type Doubt, ScoreDoubt } from './ScoreDoubt.tsx';
import { TestFacts } from './TestFacts.tsx';

/** All other attributes, and the ref, go to the outer `<div>`. What is not given is not shown. */
export interface PaymentScreenProps extends HTMLAttributes<HTMLDivElement> {
  /** Price to pay; the button names it. */
  price: Price;
  /** Number of questions with an answer. */
  answered: number;
  /** Number of questions in the test. */
  total: number;
  /** The time that the test gave, in seconds. */
  durationSeconds?: number | undefined;
  /** The time that was used, in seconds. */
  usedSeconds?: number | undefined;
  /** The test ended because its time was over, and the first sentence says so. @default false */
  isTimeUp?: boolean | undefined;
  /** Name of the operator, who sells the result. @default no one is named */
  seller?: string | null | undefined;
  /** Reason why the result will say little; a notice says it before the payment. @default none */
  doubt?: Doubt | undefined;
  /** The time that the test has left, in seconds, with a `doubt`. @default 0 */
  secondsLeft?: number | undefined;
  /** Goes back to the test, from a button beside a `doubt` while time is left. @default there is no way back */
  onGoBack?: (() => Promise<void>) | undefined;
  /** No money moves, and a notice says so. @default false */
  isDemo?: boolean | undefined;
  /**
   * State of the button. While `waiting`, a notice says that the checkout is open; while `processing` or `disputed`,
   * one says that the visitor's bank decides, and the visitor can't pay.
   * @default 'idle'
   */
  state?: PaymentState | undefined;
  /** Outcome of the last checkout, in a notice. */
  notice?: PaymentNotice;
  /** The checkout opens in this tab, and a note says so. @default false */
  paysHere?: boolean | undefined;
  /**
   * Called by the button, with the consent if a box asks for it. Open the pop-up in this call: later a browser blocks it.
   */
  onPay: (consent?: PaymentConsent) => void;
  /**
   * The right of withdrawal ends when the results open, which needs the visitor's express consent before. A box asks for
   * it. @default false
   */
  asksConsent?: boolean | undefined;
  /** Days after the day of the purchase in which one may withdraw; `null` if there is no such right. @default 14 */
  withdrawalDays?: number | null | undefined;
  /** Asks what became of the payment, from a button while `processing` or `disputed`. */
  onCheck?: (() => void) | undefined;
  /**
   * Makes a link that opens the test on any device; resolves to its address. Offered while `processing` or `disputed`, which
   * may take longer than a browser remembers the test. @default no link is offered
   */
  onPrivateLink?: (() => Promise<string>) | undefined;
  /** Brings the window of the checkout to the front, from a button while `waiting`. */
  onShowWindow?: (() => void) | undefined;
  /** Address of the terms that one agrees to. @default those of `siteBase` */
  termsHref?: string | undefined;
  /** Address of the privacy policy. @default that of `siteBase` */
  privacyHref?: string | undefined;
  /** Address of the right of withdrawal. @default that of `siteBase` */
  withdrawalHref?: string | undefined;
  /** The results can be sent by email, which is named among what one gets. @default true */
  offersEmail?: boolean | undefined;
  /** The site whose terms and privacy policy count, in the language of the test where it has that. @default '' (this site) */
  siteBase?: string | undefined;
  /** Sample of the report, below the list of what one receives. @default none */
  sample?: ReactNode;
}

interface WithBankProps extends Pick<PaymentScreenProps, 'onCheck' | 'onPrivateLink'> {
  state: 'processing' | 'disputed';
}

/** In place of the price while the visitor's bank decides. */
function WithBank({ state, onCheck, onPrivateLink }: WithBankProps) {
  const t = useT();
  return (
    <section className={styles.checkout} aria-label={t('payment.price')}>
      <Notice tone="warning">{t(`payment.${state}`)}</Notice>
      {onCheck && (
        <Button size="large" block onClick={onCheck}>
          {t('payment.checkAgain')}
        </Button>
      )}
      {onPrivateLink && (
        <div className={styles.later}>
          <h2 className={heading.item}>{t('payment.linkTitle')}</h2>
          <p className={small}>{t('payment.linkText')}</p>
          <PrivateLink onCreate={onPrivateLink} />
        </div>
      )}
    </section>
  );
}

function WhatOneGets({ offersEmail }: Required<Pick<PaymentScreenProps, 'offersEmail'>>) {
  const t = useT();
  const offered = (
    ['receiveScore', 'receivePercentile', 'receiveExplanation', 'receiveEmail'] as const
  ).filter((key) => offersEmail || key !== 'receiveEmail');
  return (
    <section className={styles.receive}>
      <h2 className={heading.item}>{t('payment.receiveTitle')}</h2>
      <ul className={styles.list}>
        {offered.map((key) => (
          <li key={key} className={styles.entry}>
            <span className={styles.check}>
              <CheckIcon />
            </span>
            <span>
              <span>{t(`payment.${key}`)}</span>
              {key === 'receivePercentile' && <span>{` ${t('payment.percentileSource')}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The price and the button that opens the checkout, then a summary of the test and what is included: beside the price
 * if it fits, below it on a phone.
 *
 * @example
 * import { PaymentScreen } from '@quotient/iq-test';
 *
 * <PaymentScreen
 *   price={{ amountMinor: 100, currency: 'EUR' }}
 *   answered={18}
 *   total={20}
 *   onPay={() => window.open(checkoutUrl)}
 * />
 */
export const PaymentScreen = forwardRef<HTMLDivElement, PaymentScreenProps>(
  function PaymentScreen(props, ref) {
    const {
      price: charged,
      answered,
      total,
      durationSeconds,
      usedSeconds,
      isTimeUp = false,
      seller,
      doubt,
      secondsLeft,
      onGoBack,
      isDemo = false,
      state = 'idle',
      notice,
      paysHere = false,
      onPay,
      asksConsent = false,
      withdrawalDays = WITHDRAWAL_DAYS,
      onCheck,
      onPrivateLink,
      onShowWindow,
      siteBase = '',
      offersEmail = true,
      termsHref,
      privacyHref,
      withdrawalHref,
      sample,
      className,
      ...rest
    } = props;
    const t = useT();
    const locale = useLocale();
    const titleRef = useRef<HTMLHeadingElement>(null);
    useEffect(() => moveFocus(titleRef.current), []);

    const price = formatPrice(charged, locale);
    const isWithBank = state === 'processing' || state === 'disputed';
    const onSite = (path: string) => `${siteBase}${pathIn(locale, path)}`;
    const link = (href: string) => (content: string) => (
      <a className={styles.link} href={href} target="_blank" rel="noopener">
        {content}
      </a>
    );
    const withdrawal = link(withdrawalHref ?? onSite('/imprint#withdrawal'));

    return (
      <div {...rest} ref={ref} className={cx(styles.screen, className)}>
        <header className={styles.head}>
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {t('payment.title')}
          </h1>
          {/* while the bank decides, no step is left to the visitor */}
          {!isWithBank && <p className={lead}>{t(isTimeUp ? 'payment.leadTimeUp' : 'payment.lead')}</p>}
        </header>

        {isWithBank ? (
          <WithBank state={state} onCheck={onCheck} onPrivateLink={onPrivateLink} />
        ) : (
          <section part="card" className={styles.checkout} aria-label={t('payment.price')}>
            <div className={styles.priceRow}>
              <span className={muted}>{t('payment.price')}</span>
              <span part="price" className={styles.price}>
                {price}
              </span>
            </div>
            {doubt && <ScoreDoubt {...{ doubt, answered, total, secondsLeft, onGoBack }} />}
            {isDemo && <Notice tone="warning">{t('payment.demo')}</Notice>}
            {notice && <Notice>{t(`payment.${notice}`)}</Notice>}
            {state === 'waiting' && (
              <Notice>
                <span>{t('payment.waiting')}</span>
                {onShowWindow && (
                  <Button tone="quiet" className={styles.inText} onClick={onShowWindow}>
                    {t('payment.showWindow')}
                  </Button>
                )}
              </Notice>
            )}
            <Order {...{ price, state, paysHere, asksConsent, withdrawal, onPay }} />
            <SaleTerms
              {...{ seller, isDemo, withdrawal }}
              withdrawalDays={asksConsent ? null : withdrawalDays}
            />
            <p className={styles.note}>
              <RichText
                text={t('payment.agreement')}
                tags={{
                  terms: link(termsHref ?? onSite('/imprint#terms')),
                  privacy: link(privacyHref ?? onSite('/privacy-policy')),
                }}
              />{' '}
              <span>{t('payment.entertainment')}</span>
            </p>
          </section>
        )}

        <div className={styles.details}>
          <TestFacts
            answered={answered}
            total={total}
            durationSeconds={durationSeconds}
            usedSeconds={usedSeconds}
          />
          <WhatOneGets offersEmail={offersEmail} />
          {!isWithBank && sample}
        </div>
      </div>
    );
  },
);
