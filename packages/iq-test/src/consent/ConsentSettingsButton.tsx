import { forwardRef } from 'react';
import type { ConsentMessages } from '../i18n/messages.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CookieIcon } from '../ui/icons.tsx';
import * as styles from './ConsentSettingsButton.css.ts';
import type { Consent } from './createConsent.ts';
import { useConsentState } from './useConsent.ts';

/** All other attributes, and the ref, go to the `<button>`. */
export interface ConsentSettingsButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The decision that can be changed; the button opens its dialog. */
  consent: Pick<Consent, 'getState' | 'subscribe' | 'openDialog'>;
  /** What it says. */
  words: Pick<ConsentMessages, 'settings'>;
}

/**
 * The small round way back to the preferences, at the bottom left; shows once there is a decision to change.
 * `data-action` is `settings`.
 *
 * @example
 * import { ConsentSettingsButton, useConsent } from '@quotient/iq-test/consent';
 *
 * const consent = useConsent();
 * return <ConsentSettingsButton consent={consent} words={words.messages} />;
 */
export const ConsentSettingsButton = forwardRef<HTMLButtonElement, ConsentSettingsButtonProps>(
  function ConsentSettingsButton({ consent, words, className, ...rest }, ref) {
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
  },
);
