import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import * as styles from './EmailForm.css.ts';
import type { EmailResults } from './emailResultsModel.ts';
import * as field from './field.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface EmailFormProps extends HTMLAttributes<HTMLDivElement> {
  /** Holds the typed address, and sends. One for each result. */
  model: EmailResults;
  /** The brand's name inside a sentence, for the words about what was sent. */
  name: string;
}

/** An address and a button; after a success, a notice in their place. The browser checks the form of the address. */
export const EmailForm = forwardRef<HTMLDivElement, EmailFormProps>(function EmailForm(
  { model, name, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const fieldId = useId();
  const errorId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const sentRef = useRef<HTMLDivElement>(null);
  const email = model.sentTo.value;
  const isMissing = model.isMissing.value;

  // The control that had the focus is gone when form and notice change places: the newcomer takes it over.
  const shownFor = useRef(email);
  useEffect(() => {
    if (shownFor.current === email) return;
    shownFor.current = email;
    (email ? sentRef : fieldRef).current?.focus();
  }, [email]);

  if (email) {
    return (
      <div {...rest} ref={ref} className={className}>
        <div ref={sentRef} className={styles.sent} tabIndex={-1}>
          <Notice tone="success" title={t('results.emailSentTitle')}>
            {t('results.emailSentText', { name, email })}
          </Notice>
          <Button onClick={model.sendAnother}>{t('results.emailAgain')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div {...rest} ref={ref} className={className}>
      <form
        className={field.block}
        onSubmit={(event) => {
          event.preventDefault();
          void model.send();
          if (model.isMissing.peek()) fieldRef.current?.focus();
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
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? errorId : undefined}
          />
          <Button type="submit" busy={model.isSending.value}>
            {t(model.isSending.value ? 'results.emailSending' : 'results.emailSend')}
          </Button>
        </div>
        {isMissing && (
          <p id={errorId} className={styles.error}>
            {t('results.emailRequiredText')}
          </p>
        )}
      </form>
    </div>
  );
});
