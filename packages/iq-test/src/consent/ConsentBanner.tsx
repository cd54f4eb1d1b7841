import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useId } from 'react';
import { RichText } from '../i18n/RichText.tsx';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CloseIcon } from '../ui/icons.tsx';
import * as styles from './ConsentBanner.css.ts';
import type { Consent } from './consentModel.ts';

/** All other attributes, and the ref, go to the `<section>`. */
export interface ConsentBannerProps extends HTMLAttributes<HTMLElement> {
  /** The decision that is asked for; nothing is shown once there is one, or once the visitor has put it off. */
  consent: Pick<Consent, 'isBannerVisible' | 'acceptAll' | 'rejectAll' | 'openDialog' | 'dismissBanner'>;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
}

/**
 * Asks once, at the foot of the page, and blocks nothing: three choices of one weight, and a way to put it off.
 * Each button carries `data-action`: `accept`, `reject`, `customize` or `dismiss`.
 */
export const ConsentBanner = forwardRef<HTMLElement, ConsentBannerProps>(function ConsentBanner(
  { consent, privacyHref = '/privacy-policy', className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const titleId = useId();
  if (!consent.isBannerVisible.value) return null;
  const actions = [
    ['reject', t('consent.rejectAll'), consent.rejectAll],
    ['customize', t('consent.customize'), consent.openDialog],
    ['accept', t('consent.acceptAll'), consent.acceptAll],
  ] as const;
  return (
    <section {...rest} ref={ref} className={cx(styles.banner, className)} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('consent.bannerTitle')}
          </h2>
          <p className={styles.text}>
            <RichText
              text={t('consent.bannerText')}
              tags={{ privacy: (content) => <a href={privacyHref}>{content}</a> }}
            />
          </p>
        </div>
        <div className={styles.actions}>
          {actions.map(([action, label, onClick]) => (
            <Button key={action} className={styles.action} data-action={action} onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
        <Button
          tone="quiet"
          className={styles.close}
          data-action="dismiss"
          aria-label={t('consent.closeBanner')}
          onClick={consent.dismissBanner}
        >
          <CloseIcon />
        </Button>
      </div>
    </section>
  );
});
