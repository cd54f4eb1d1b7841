import { forwardRef } from 'react';
import type { ConsentMessages } from '../i18n/messages.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CookieIcon } from '../ui/icons.tsx';
import type { With, Without } from '../ui/propForms.ts';
import * as styles from './ConsentSettingsButton.css.ts';
import type { Consent } from './createConsent.ts';
import { type Followed, pagesOwn, useConsentState } from './useConsent.ts';

interface Given extends Omit<ButtonProps, 'children' | 'onClick'> {
  /**
   * The decision that can be changed; the button opens its dialog, and is there once there is a decision.
   * @default a decision of your own: the button is there until you take it away
   */
  consent?: Pick<Consent, 'getState' | 'subscribe' | 'openDialog'> | undefined;
  /** The visitor wants to change the decision. */
  onClick?: (() => void) | undefined;
  /** What it says. */
  words: Pick<ConsentMessages, 'settings'>;
}

/** All other attributes, and the ref, go to the `<button>`. It takes a `consent`, or `onClick`. */
export type ConsentSettingsButtonProps = Given &
  ((With<Given, 'consent'> & Without<'onClick'>) | (With<Given, 'onClick'> & Without<'consent'>));

interface ButtonOfProps extends Omit<Given, 'onClick' | 'consent'> {
  consent: Followed & Pick<Consent, 'openDialog'>;
}

/** The button of a decision. */
export const ButtonOf = forwardRef<HTMLButtonElement, ButtonOfProps>(function ButtonOf(
  { consent, words, className, ...rest },
  ref,
) {
  const { isSettingsVisible } = useConsentState(consent);
  if (!isSettingsVisible) return null;
  return (
    <Button
      {...rest}
      ref={ref}
      className={cx(styles.button, className)}
      data-action="settings"
      aria-label={words.settings}
      title={words.settings}
      onClick={consent.openDialog}
    >
      <CookieIcon />
    </Button>
  );
});

/**
 * The small round way back to the preferences, at the bottom left. That of a `consent` shows once there is a decision to change.
 * `data-action` is `settings`.
 *
 * @example
 * import { ConsentSettingsButton, useConsent } from '@quotient/iq-test/consent';
 *
 * const consent = useConsent();
 * return <ConsentSettingsButton consent={consent} words={words.messages} />;
 */
export const ConsentSettingsButton = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ConsentSettingsButtonProps
>(function ConsentSettingsButton({ consent, onClick, ...rest }, ref) {
  const own = consent ?? pagesOwn({ isSettingsVisible: true }, { openDialog: onClick });
  return <ButtonOf {...rest} ref={ref} consent={own} />;
});
