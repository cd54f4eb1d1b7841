import { forwardRef, type HTMLAttributes } from 'react';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import type { SaveState } from './answerQueueModel.ts';
import * as styles from './SaveIndicator.css.ts';

/** All other attributes, and the ref, go to the `<p>`. */
export interface SaveIndicatorProps extends HTMLAttributes<HTMLParagraphElement> {
  /** State that the line shows; screen readers speak only trouble. */
  state: SaveState;
  /** Answers that the server has not confirmed. */
  pendingCount: number;
}

/**
 * Line that says whether the server has the answers. Says "saved" only when the server said so. `data-state` is
 * `saved`, `saving`, `offline`, `busy` or `refused`, see `SaveState`.
 *
 * @example
 * import { SaveIndicator } from '@quotient/iq-test';
 *
 * <SaveIndicator state="saving" pendingCount={2} />
 */
export const SaveIndicator = forwardRef<HTMLParagraphElement, SaveIndicatorProps>(function SaveIndicator(
  { state, pendingCount, className, ...rest },
  ref,
) {
  const t = useT();
  const texts: Record<SaveState, string> = {
    saved: t('runner.saveSaved'),
    saving: t('runner.saveSaving'),
    offline: t('runner.saveOffline', { count: pendingCount }),
    busy: t('runner.saveBusy', { count: pendingCount }),
    refused: t('runner.saveRefused'),
  };
  // "saving" and "saved" alternate with every answer: only trouble is spoken
  const isTrouble = state !== 'saved' && state !== 'saving';
  return (
    <p
      {...rest}
      ref={ref}
      className={cx(styles.indicator, className)}
      data-state={state}
      aria-live={isTrouble ? 'polite' : 'off'}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span>{texts[state]}</span>
    </p>
  );
});
