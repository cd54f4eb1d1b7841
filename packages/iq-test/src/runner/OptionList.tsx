import type { PublicQuestion } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, useId } from 'react';
import { useT } from '../i18n/useT.ts';
import { Shape } from '../shapes/Shape.tsx';
import { visuallyHidden } from '../theme/typography.css.ts';
import { cx } from '../ui/cx.ts';
import { optionLetter } from '../ui/optionLetter.ts';
import * as radio from '../ui/radioGroup.css.ts';
import * as styles from './OptionList.css.ts';

/** All other attributes, and the ref, go to the `<fieldset>`. */
export interface OptionListProps extends HTMLAttributes<HTMLFieldSetElement> {
  /** Its options are shown in their order, with letters from A on. */
  question: PublicQuestion;
  /** The displayed index; -1 = unanswered. */
  selectedIndex: number;
  /** Called with the displayed index, from 0. */
  onChoose: (optionIndex: number) => void;
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Disables all options. @default false */
  disabled?: boolean;
}

/** Characters of an option that has room beside another one. */
const SHORT = 8;

/**
 * The answer options as a native radio group: texts one to a row, short ones and figures side by side. `data-kind` of the
 * list is `texts`, `short` or `figures`; the chosen option carries `data-chosen`, each carries `data-disabled` while none can be chosen.
 *
 * @example
 * import { OptionList } from '@quotient/iq-test';
 *
 * <OptionList question={question} selectedIndex={-1} onChoose={choose} shapes={shapes} />
 */
export const OptionList = forwardRef<HTMLFieldSetElement, OptionListProps>(function OptionList(
  { question, selectedIndex, onChoose, shapes, disabled = false, className, ...rest },
  ref,
) {
  const t = useT();
  const name = useId();
  const { options } = question;
  const figures = question.visualPattern?.optionShapes;
  const kind = figures ? 'figures' : options.every(({ length }) => length <= SHORT) ? 'short' : 'texts';
  return (
    <fieldset {...rest} ref={ref} className={cx(radio.group, className)} disabled={disabled}>
      <legend className={visuallyHidden}>{t('runner.options')}</legend>
      <div className={styles.options} data-kind={kind}>
        {options.map((option, index) => {
          const letter = optionLetter(index);
          const isChosen = index === selectedIndex;
          return (
            <label
              key={letter}
              part={cx('option', isChosen && 'chosen')}
              className={styles.option}
              data-chosen={isChosen || undefined}
              data-disabled={disabled || undefined}
            >
              <input
                type="radio"
                className={radio.input}
                name={name}
                value={index}
                checked={isChosen}
                onChange={() => onChoose(index)}
              />
              <span className={styles.letter} translate="no">
                {letter}
              </span>
              {figures ? (
                <span className={styles.figure}>
                  <Shape token={option} shapes={shapes} />
                </span>
              ) : (
                <span dir="auto" className={styles.content}>
                  {option}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
});
