import { forwardRef, type InputHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import * as styles from './Switch.css.ts';

/** All other attributes, and the ref, go to the `<input>`. */
export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked' | 'onChange'> {
  /** State of the switch; changes only through `onChange`. */
  checked: boolean;
  /** Gets the state that was asked for. */
  onChange: (checked: boolean) => void;
}

/**
 * An on-off switch: a native checkbox, so that forms, keyboards and screen readers know it. Label it like one.
 *
 * @example
 * import { Switch } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const [isOn, setIsOn] = useState(false);
 * return (
 *   <label htmlFor="analytics">
 *     <Switch id="analytics" checked={isOn} onChange={setIsOn} /> Analytics
 *   </label>
 * );
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { checked, onChange, className, ...rest },
  ref,
) {
  return (
    <input
      {...rest}
      ref={ref}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
      role="switch"
      className={cx(styles.input, className)}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
});
