import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import * as styles from './Field.css.ts';

interface Labelled {
  label: string;
  /** A sentence below the label. */
  hint?: ReactNode;
  /** What is wrong with what was entered. */
  error?: string | undefined;
}

/** Label, hint and error around a control, tied to it for screen readers. */
function Around({ label, hint, error, id, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, { hint, error }: Labelled) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** One line of text. All other attributes go to the `<input>`. */
export function Field({ label, hint, error, ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <Around label={label} hint={hint} error={error} id={id}>
      <input
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, { label, hint, error })}
      />
    </Around>
  );
}

/** Several lines of text. All other attributes go to the `<textarea>`. */
export function TextField({
  label,
  hint,
  error,
  ...rest
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Around label={label} hint={hint} error={error} id={id}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className={`${styles.control} ${styles.lines}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, { label, hint, error })}
      />
    </Around>
  );
}

/** A choice of a few: pass `<option>`s. All other attributes go to the `<select>`. */
export function Select({ label, hint, error, ...rest }: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Around label={label} hint={hint} error={error} id={id}>
      <select
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, { label, hint, error })}
      />
    </Around>
  );
}
