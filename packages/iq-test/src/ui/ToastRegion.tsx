import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useEffect, useRef } from 'react';
import { type MessageValues, useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { CloseIcon } from './icons.tsx';
import { scrollFromToast } from './scrollFromToast.ts';
import * as styles from './ToastRegion.css.ts';
import { letGo, type Toasts, type ToastTone } from './toasts.ts';
import { useMergedRefs } from './useMergedRefs.ts';

/** One toast, in the words that it shows. */
export interface ShownToast {
  id: number;
  tone: ToastTone;
  title: string;
  text?: string | undefined;
  /** Button beside the words, such as "Undo". */
  action?: { label: string; onPress: () => void } | undefined;
}

/** All other attributes, and the ref, go to the `<section>`. */
export interface ToastListProps extends HTMLAttributes<HTMLElement> {
  /** Toasts, the newest last. The caller removes each after its time. */
  toasts: readonly ShownToast[];
  /** Name of the button that dismisses a toast. */
  dismissLabel: string;
  /** Called with the `id` of a toast whose dismiss button is pressed. */
  onDismiss: (id: number) => void;
}

/** Toasts at the foot of the window, in the caller's words. Put it there before its first toast. */
export const ToastList = forwardRef<HTMLElement, ToastListProps>(function ToastList(
  { toasts, dismissLabel, onDismiss, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={cx(styles.region, className)} aria-live="polite">
      {toasts.map(({ id, tone, title, text, action }) => (
        <div
          key={id}
          role={tone === 'alert' ? 'alert' : 'status'}
          part="toast"
          className={styles.toast}
          data-tone={tone}
        >
          <div>
            <p className={styles.title}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
            {action && (
              <Button tone="quiet" className={styles.action} onClick={action.onPress}>
                {action.label}
              </Button>
            )}
          </div>
          <Button
            tone="quiet"
            className={styles.close}
            aria-label={dismissLabel}
            onClick={() => onDismiss(id)}
          >
            <CloseIcon />
          </Button>
        </div>
      ))}
    </section>
  );
});

/** All other attributes, and the ref, go to the `<section>`. */
export interface ToastRegionProps extends HTMLAttributes<HTMLElement> {
  /** Toasts: at most three, each for eight seconds. The model needs no cleanup: keep it with `useState`. */
  model: Toasts;
  /** Fill placeholders of every message, in the language in use: the brand's name inside a sentence, as `name`. */
  values?: MessageValues | undefined;
}

/**
 * Region at the foot of the window where toasts appear. Always in the page, so that screen readers notice what is added.
 * `data-tone` of a toast is `neutral`, `success` or `alert`.
 *
 * @example
 * import { ToastRegion, ToastsModel } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const [toasts] = useState(() => new ToastsModel());
 * // keys of messages, so that another language changes the words; { text } for words of your own
 * const say = () => void toasts.show('success', 'results.copiedTitle', { text: 'Paste it anywhere.' });
 * return (
 *   <>
 *     <button onClick={say}>Copy</button>
 *     <ToastRegion model={toasts} />
 *   </>
 * );
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { model, values, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const shown = model.toasts.value;
  const { dismiss } = model;
  useEffect(() => letGo(shown, dismiss), [shown, dismiss]);
  const regionRef = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined && regionRef.current) scrollFromToast(regionRef.current);
  }, [newest]);
  return (
    <ToastList
      {...rest}
      aria-label={t('common.notifications')}
      ref={useMergedRefs(regionRef, ref)}
      toasts={shown.map(({ id, tone, title, text }) => ({
        id,
        tone,
        title: inWords(title, t, values),
        text: text && inWords(text, t, values),
      }))}
      dismissLabel={t('common.dismiss')}
      onDismiss={dismiss}
    />
  );
});
