import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import type { ConsentMessages } from '../i18n/messages.ts';
import { RichText } from '../i18n/RichText.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CloseIcon } from '../ui/icons.tsx';
import type { With, Without } from '../ui/propForms.ts';
import * as styles from './ConsentBanner.css.ts';
import { usesOnlyNecessary } from './consentCategories.ts';
import type { ConsentCategoryId } from './consentRecord.ts';
import type { Consent } from './createConsent.ts';
import { type Followed, pagesOwn, useConsentState } from './useConsent.ts';

interface Given extends HTMLAttributes<HTMLElement> {
  /**
   * The decision that is asked for; nothing is shown once there is one, or once the visitor has put it off.
   * @default a decision of your own: the banner is there until you take it away
   */
  consent?: Omit<Consent, 'save' | 'closeDialog'> | undefined;
  /** The visitor agrees to all kinds of cookies. */
  onAcceptAll?: (() => void) | undefined;
  /** The visitor agrees to the necessary ones alone. */
  onRejectAll?: (() => void) | undefined;
  /** The visitor wants to choose, as in a `ConsentDialog`. @default no such button */
  onCustomize?: (() => void) | undefined;
  /** The visitor puts it off, which decides nothing. @default no such button */
  onDismiss?: (() => void) | undefined;
  /** The browser asks for privacy by itself, which is said. @default false */
  hasPrivacySignal?: boolean | undefined;
  /** What it says. */
  words: ConsentMessages;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; where that is the necessary one alone, it is said. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** What else is to be known before deciding: below the text. */
  children?: ReactNode;
}

type Own = 'onAcceptAll' | 'onRejectAll' | 'onCustomize' | 'onDismiss' | 'hasPrivacySignal';

/** All other attributes, and the ref, go to the `<section>`. It takes a `consent`, or at least the two callbacks that decide. */
export type ConsentBannerProps = Given &
  (
    | (With<Given, 'consent'> & Without<Own>)
    | (With<Given, 'onAcceptAll' | 'onRejectAll'> & Without<'consent'>)
  );

interface BannerOfProps extends Omit<Given, Own | 'consent'> {
  consent: Followed &
    Pick<Consent, 'acceptAll' | 'rejectAll'> & {
      openDialog: (() => void) | undefined;
      dismissBanner: (() => void) | undefined;
    };
}

/** The banner of a decision; what that does not take has no button. */
export const BannerOf = forwardRef<HTMLElement, BannerOfProps>(function BannerOf(
  { consent, words, privacyHref = '/privacy-policy', categoriesInUse, children, className, ...rest },
  ref,
) {
  const titleId = useId();
  const { isBannerVisible, hasPrivacySignal } = useConsentState(consent);
  if (!isBannerVisible) return null;
  const actions = [
    ['reject', words.rejectAll, consent.rejectAll],
    ['customize', words.customize, consent.openDialog],
    ['accept', words.acceptAll, consent.acceptAll],
  ] as const;
  return (
    <section {...rest} ref={ref} className={cx(styles.banner, className)} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {words.bannerTitle}
          </h2>
          <p className={styles.text}>
            <RichText
              text={words.bannerText}
              tags={{
                privacy: (content) => (
                  <a href={privacyHref} className={styles.link}>
                    {content}
                  </a>
                ),
              }}
            />
          </p>
          {usesOnlyNecessary(categoriesInUse) && <p className={styles.text}>{words.onlyNecessary}</p>}
          {hasPrivacySignal && <p className={styles.text}>{words.privacySignal}</p>}
          {children}
        </div>
        <div className={styles.actions}>
          {actions.map(
            ([action, label, onClick]) =>
              onClick && (
                <Button key={action} className={styles.action} data-action={action} onClick={onClick}>
                  {label}
                </Button>
              ),
          )}
        </div>
        {consent.dismissBanner && (
          <Button
            tone="quiet"
            className={styles.close}
            data-action="dismiss"
            aria-label={words.closeBanner}
            onClick={consent.dismissBanner}
          >
            <CloseIcon />
          </Button>
        )}
      </div>
    </section>
  );
});

// the note lets a page that shows a `CookieConsent` leave this one out
/**
 * Asks once, at the foot of the page, and blocks nothing: three choices of one weight, and a way to put it off.
 * Each button carries `data-action`: `accept`, `reject`, `customize` or `dismiss`.
 *
 * @example
 * import { ConsentBanner, useConsent } from '@quotient/iq-test/consent';
 *
 * const consent = useConsent();
 * return <ConsentBanner consent={consent} words={words.messages} privacyHref="/privacy" />;
 */
export const ConsentBanner = /* @__PURE__ */ forwardRef<HTMLElement, ConsentBannerProps>(
  function ConsentBanner(
    { consent, onAcceptAll, onRejectAll, onCustomize, onDismiss, hasPrivacySignal = false, ...rest },
    ref,
  ) {
    const own =
      consent ??
      pagesOwn(
        { hasPrivacySignal },
        { acceptAll: onAcceptAll, rejectAll: onRejectAll, openDialog: onCustomize, dismissBanner: onDismiss },
      );
    return <BannerOf {...rest} ref={ref} consent={own} />;
  },
);
