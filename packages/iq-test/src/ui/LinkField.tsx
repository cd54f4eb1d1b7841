import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { small } from '../theme/typography.css.ts';
import { Button } from './Button.tsx';
import type { CopyState } from './copyFeedback.ts';
import * as field from './field.css.ts';

interface LinkFieldProps {
  label: string;
  link: string;
  copyState: CopyState;
  onCopy: () => void;
}

/** A link to read and to copy. Where the browser refuses to copy, it's selected. */
export function LinkField({ label, link, copyState, onCopy }: LinkFieldProps) {
  const t = useT();
  const fieldId = useId();
  const hintId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const byHand = copyState === 'failed';
  useEffect(() => {
    if (!byHand) return;
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }, [byHand]);
  return (
    <>
      <label htmlFor={fieldId} className={field.label}>
        {label}
      </label>
      <div className={field.row}>
        <input
          ref={fieldRef}
          id={fieldId}
          className={field.field}
          dir="ltr"
          readOnly
          value={link}
          aria-describedby={byHand ? hintId : undefined}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={onCopy}>
          <span aria-live="polite">
            {t(copyState === 'copied' ? 'results.linkCopied' : 'results.copyLink')}
          </span>
        </Button>
      </div>
      {byHand && (
        <p id={hintId} className={small}>
          {t('results.copyByHand')}
        </p>
      )}
    </>
  );
}
