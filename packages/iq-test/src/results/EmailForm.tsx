import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { Button } from '../ui/Button.tsx';
import * as field from '../ui/field.css.ts';
import { Notice } from '../ui/Notice.tsx';
import type { ToastSink } from '../ui/toasts.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import * as styles from './EmailForm.css.ts';
import { EmailResultsModel } from './emailResultsModel.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface EmailFormProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Sends the results to this address. While it runs the button is busy; what it rejects with is said below the field, an
   * `ApiError` in words of its own. Where the e-mail is taken now and sent later, resolve to an object whose
   * `delivered(signal)` resolves when it is sent, as the client's `sendResultsEmail` does: the form says that it is on its
   * way until then. Whatever else it resolves to means that it is sent.
   */
  onSend: (email: string) => Promise<unknown>;
  /** Called once an e-mail is sent. */
  onSent?: (() => void) | undefined;
  /** The brand's name inside a sentence, for the words about what was sent. */
  name: string;
  /** Says each outcome as well. @default the form alone says it */
  toasts?: ToastSink | undefined;
}

/**
 * An address and a button; once the e-mail is taken, a notice in their place. `onSend` gets one bare address; letters in its domain are `xn--` there.
 *
 * @example
 * import { EmailForm } from '@quotient/iq-test';
 *
 * <EmailForm onSend={(email) => sendMyEmail(email)} name="IQ Test" />
 */
export const EmailForm = forwardRef<HTMLDivElement, EmailFormProps>(function EmailForm(
  { onSend, onSent, name, toasts, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const fieldId = useId();
  const errorId = useId();
  const newest = useNewest({ onSend, onSent, toasts });
  const model = useQuietModel(
    () =>
      new EmailResultsModel({
        send: (address) => newest.current.onSend(address),
        onSent: () => newest.current.onSent?.(),
        toasts: () => newest.current.toasts,
      }),
  );
  const fieldRef = useRef<HTMLInputElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const sentTo = model.sentTo.value;
  const email = sentTo ?? model.waitingFor.value;
  const problem = model.problem.value;
  const waiting = model.isDelayed.value ? 'emailDelayed' : 'emailWaiting';
  const progress = sentTo ? 'emailSent' : waiting;

  // The control that had the focus is gone when form and notice change places: the newcomer takes it over, unless the
  // visitor went on to something else while the e-mail was on its way.
  const hasForm = email === undefined;
  const hadForm = useRef(hasForm);
  useEffect(() => {
    if (hadForm.current === hasForm) return;
    hadForm.current = hasForm;
    const newcomer = (hasForm ? fieldRef : noticeRef).current;
    const { activeElement, body } = newcomer?.ownerDocument ?? {};
    if (!activeElement || activeElement === body) newcomer?.focus();
  }, [hasForm]);

  if (email) {
    return (
      <div {...rest} ref={ref} className={className}>
        <div ref={noticeRef} className={styles.notice} tabIndex={-1}>
          <Notice tone={sentTo ? 'success' : 'neutral'} title={t(`results.${progress}Title`)}>
            {t(`results.${progress}Text`, { name, email })}
          </Notice>
          {sentTo && <Button onClick={model.sendAnother}>{t('results.emailAgain')}</Button>}
        </div>
      </div>
    );
  }
  return (
    <div {...rest} ref={ref} className={className}>
      <form
        className={field.block}
        // browsers disagree about domains with letters
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.send();
          if (model.isInvalid.peek()) fieldRef.current?.focus();
        }}
      >
        <label htmlFor={fieldId} className={field.label}>
          {t('results.emailLabel')}
        </label>
        <div className={field.row}>
          <input
            ref={fieldRef}
            id={fieldId}
            className={field.field}
            type="email"
            dir="ltr"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={model.address.value}
            onChange={(event) => model.setAddress(event.target.value)}
            aria-invalid={model.isInvalid.value || undefined}
            aria-describedby={problem ? errorId : undefined}
          />
          <Button type="submit" busy={model.isSending.value}>
            {t(model.isSending.value ? 'results.emailSending' : 'results.emailSend')}
          </Button>
        </div>
        {problem && (
          <p id={errorId} className={field.error} role={toasts ? undefined : 'alert'}>
            {inWords(problem, t)}
          </p>
        )}
      </form>
    </div>
  );
});
