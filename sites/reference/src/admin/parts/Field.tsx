import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import * as styles from './Field.css.ts';

interface Labelled {
  label: string;
  /** A sentence below the label. */
  hint?: ReactNode;
  /** Problem of the entry. */
  error?: string | undefined;
}

interface AroundProps extends Labelled {
  /** Renders the control with the attributes that connect it to its label and messages. */
  children: (tied: {
    id: string;
    className: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Label, hint and error around a control, tied to it for screen readers. */
function Around({ label, hint, error, children }: AroundProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text. All other attributes go to the `<input>`. */
export const Field = ({ label, hint, error, ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) => (
  <Around label={label} hint={hint} error={error}>
    {(tied) => <input {...rest} {...tied} />}
  </Around>
);

/** Several lines of text. All other attributes go to the `<textarea>`. */
export const TextField = ({
  label,
  hint,
  error,
  ...rest
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Around label={label} hint={hint} error={error}>
    {(tied) => <textarea rows={4} {...rest} {...tied} className={`${styles.control} ${styles.lines}`} />}
  </Around>
);

/** A value, what it is called, and the language of its name where that is not the page's. */
export type Option<V extends string> = readonly [value: V, name: string, lang?: string];

interface ChoiceProps<V extends string> extends Labelled {
  value: V;
  options: readonly Option<V>[];
  /** Gets one of the options. */
  onChoose: (value: V) => void;
}

/** A choice of a few. */
export const Choice = <V extends string>({ value, options, onChoose, ...labelled }: ChoiceProps<V>) => (
  <Around {...labelled}>
    {(tied) => (
      <select
        {...tied}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, name, lang]) => (
          <option key={each} value={each} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Around>
);
