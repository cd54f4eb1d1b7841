import type { TimeFactor } from '@quotient/contract';
import { timeFactors } from '@quotient/contract/testTime';
import { forwardRef, type HTMLAttributes, useId } from 'react';
import { formatClock } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import * as radio from '../ui/radioGroup.css.ts';
import * as styles from './TimeChoice.css.ts';

/** All other attributes, and the ref, go to the `<fieldset>`. */
export interface TimeChoiceProps extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'onChange'> {
  /** Duration of the test at factor 1, in seconds. */
  baseSeconds: number;
  /** The chosen time, as a multiple of `baseSeconds`; changes only through `onChange`. */
  timeFactor: TimeFactor;
  /** Called with the time that the visitor has chosen. */
  onChange: (timeFactor: TimeFactor) => void;
}

/**
 * Choice of the time limit before the start (WCAG 2.2.1): a native radio group.
 *
 * @example
 * import { TimeChoice, type TimeFactor } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const [timeFactor, setTimeFactor] = useState<TimeFactor>(1);
 * return <TimeChoice baseSeconds={1500} timeFactor={timeFactor} onChange={setTimeFactor} />;
 */
export const TimeChoice = forwardRef<HTMLFieldSetElement, TimeChoiceProps>(function TimeChoice(
  { baseSeconds, timeFactor, onChange, className, ...rest },
  ref,
) {
  const t = useT();
  const name = useId();
  const hintId = useId();
  return (
    <fieldset {...rest} ref={ref} className={cx(radio.group, className)} aria-describedby={hintId}>
      <legend className={styles.legend}>{t('landing.time')}</legend>
      <div className={styles.options}>
        {timeFactors.map((factor) => (
          <label key={factor} className={styles.option}>
            <input
              type="radio"
              className={radio.input}
              name={name}
              value={factor}
              checked={factor === timeFactor}
              onChange={() => onChange(factor)}
            />
            <span className={styles.time}>{formatClock(baseSeconds * factor)}</span>
            <span className={styles.factor}>
              {factor === 1 ? t('landing.timeStandard') : t('landing.timeFactor', { factor })}
            </span>
          </label>
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {t('landing.timeHint')}
      </p>
    </fieldset>
  );
});
