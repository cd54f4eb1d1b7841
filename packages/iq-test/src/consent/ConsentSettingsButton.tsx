import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { CookieIcon } from '../ui/icons.tsx';
import * as styles from './ConsentSettingsButton.css.ts';
import type { Consent } from './consentModel.ts';

/** All other attributes, and the ref, go to the `<button>`. */
export interface ConsentSettingsButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The decision that can be changed; the button opens its dialog. */
  consent: Pick<Consent, 'isSettingsVisible' | 'openDialog'>;
}

/**
 * The small round way back to the preferences, at the bottom left; shows once there is a decision to change.
 * `data-action` is `settings`.
 */
export const ConsentSettingsButton = forwardRef<HTMLButtonElement, ConsentSettingsButtonProps>(
  function ConsentSettingsButton({ consent, className, ...rest }, ref) {
    useSignals();
    const t = useT();
    if (!consent.isSettingsVisible.value) return null;
    const label = t('consent.settings');
    return (
      <Button
        {...rest}
        ref={ref}
        className={cx(styles.button, className)}
        data-action="settings"
        aria-label={label}
        title={label}
        onClick={consent.openDialog}
      >
        <CookieIcon />
      </Button>
    );
  },
);
