import { isOpenToAll, meantOrigin, type PartnerView } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useRef, useState } from 'react';
import { Field } from '../parts/Field.tsx';
import { useWords } from '../words.tsx';
import * as styles from './partners.css.ts';
import { partnerWords } from './words.ts';

interface OriginsFieldProps {
  origins: readonly string[];
  onChange: (origins: string[]) => void;
  /** Returns the problem of the origin at this index, in words. */
  problemAt: (index: number) => string | undefined;
  /** True if all problems are shown, including those of untouched rows. */
  isTried: boolean;
  others: readonly PartnerView[];
}

/** The origins of a partner, one a row. Says what was probably meant where one is wrong. */
export function OriginsField({ origins, onChange, problemAt, isTried, others }: OriginsFieldProps) {
  const words = useWords(partnerWords);
  const [left, setLeft] = useState<readonly number[]>([]);
  const list = useRef<HTMLFieldSetElement>(null);
  const set = (index: number, text: string) =>
    onChange(origins.map((each, i) => (i === index ? text : each)));
  const remove = (index: number) => {
    onChange(origins.filter((_, i) => i !== index));
    setLeft([]);
    // the button that had the focus is gone
    list.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset className={styles.origins} ref={list}>
      <legend className={styles.legend}>{words.fields.origins.label}</legend>
      <p className={styles.note}>{words.fields.origins.hint}</p>
      {origins.map((origin, index) => {
        const text = origin.trim();
        const problem = isTried || (text !== '' && left.includes(index)) ? problemAt(index) : undefined;
        const meant = problem ? meantOrigin(text) : undefined;
        const sharers = others.filter((partner) => partner.origins.includes(text));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are named by their place
          <div key={index} className={origins.length > 1 ? styles.row : styles.wholeRow}>
            <Field
              label={words.origin({ number: index + 1 })}
              value={origin}
              error={problem}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://www.example.org"
              onChange={({ target }) => set(index, target.value)}
              onBlur={() => setLeft([...left, index])}
            />
            {origins.length > 1 && (
              <Button
                tone="quiet"
                aria-label={words.removeOrigin({ number: index + 1 })}
                onClick={() => remove(index)}
              >
                ×
              </Button>
            )}
            <div className={styles.notes}>
              {meant && meant !== text && !origins.includes(meant) && (
                <Button onClick={() => set(index, meant)}>{words.takeOrigin({ origin: meant })}</Button>
              )}
              {!problem && isOpenToAll(text) && <p className={styles.warning}>{words.openOrigin}</p>}
              {sharers.length > 0 && (
                <p className={styles.note}>
                  {words.sharedOrigin({ names: sharers.map(({ name }) => name).join(', ') })}
                </p>
              )}
            </div>
          </div>
        );
      })}
      <div>
        <Button onClick={() => onChange([...origins, ''])}>{words.addOrigin}</Button>
      </div>
    </fieldset>
  );
}
