import { type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { optionLetter } from '../ui/optionLetter.ts';
import * as radio from '../ui/radioGroup.css.ts';
import { Dial, RADIUS } from './Dial.tsx';
import { DialGrid } from './DialGrid.tsx';
import * as styles from './Practice.css.ts';

/** Dials to choose from: the first is turned too little, the last is too small. */
const dials = [
  { row: 2, column: 1 },
  { row: 2, column: 2 },
  { row: 1, column: 2 },
] as const;

/** Examples with the index of the right option. No question set has them. */
const examples = [
  { name: 'dials', right: 1 },
  { name: 'series', right: 2 },
  { name: 'words', right: 0 },
] as const;

const options = ['a', 'b', 'c'] as const;

/**
 * Questions to try before the test: without a clock, with an answer at once. Nothing of it is stored or sent. `data-kind` of
 * the options names the example, the chosen one carries `data-chosen`, a question without a figure `data-alone`, and the
 * reply to a right answer `data-right`.
 */
export function Practice() {
  const t = useT();
  const group = useId();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const questionRef = useRef<HTMLParagraphElement>(null);
  const { name, right } = examples[index] ?? examples[0];
  const isLast = index === examples.length - 1;
  const isRight = chosen === right;

  function show(next: number): void {
    setIndex(next);
    setChosen(undefined);
    moveFocus(questionRef.current);
  }

  const dial = (option: number): ReactNode => {
    const each = dials[option];
    return (
      each && (
        <svg className={styles.optionDial} viewBox={`${-RADIUS - 2} ${-RADIUS - 2} 66 66`} aria-hidden="true">
          <Dial {...each} />
        </svg>
      )
    );
  };

  return (
    <section className={styles.practice} aria-label={t('landing.practice.title')}>
      <p className={styles.place}>
        {t('landing.practice.place', { number: index + 1, total: examples.length })}
      </p>
      {name === 'dials' && <DialGrid last={chosen === undefined ? undefined : dials[chosen]} />}
      <p ref={questionRef} tabIndex={-1} className={styles.text} data-alone={name !== 'dials' || undefined}>
        {t(`landing.practice.${name}.question`)}
      </p>
      <fieldset className={radio.group}>
        <legend className={visuallyHidden}>{t('landing.practice.options')}</legend>
        <div className={styles.options} data-kind={name}>
          {options.map((option, i) => (
            <label key={option} className={styles.option} data-chosen={i === chosen || undefined}>
              <input
                type="radio"
                className={radio.input}
                name={`${group}-${name}`}
                checked={i === chosen}
                aria-label={name === 'dials' ? t(`landing.practice.dials.${option}`) : undefined}
                onChange={() => setChosen(i)}
              />
              <span className={styles.letter} translate="no" aria-hidden="true">
                {optionLetter(i)}
              </span>
              {name === 'dials' ? dial(i) : <span dir="auto">{t(`landing.practice.${name}.${option}`)}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">
        {chosen !== undefined && (
          <p className={styles.reply} data-right={isRight || undefined}>
            <strong>{t(isRight ? 'landing.practice.right' : 'landing.practice.wrong')}</strong>{' '}
            <span>{t(`landing.practice.${name}.replies.${options[chosen] ?? 'a'}`)}</span>
          </p>
        )}
      </div>
      {isRight && (
        <Button onClick={() => show(isLast ? 0 : index + 1)}>
          {t(isLast ? 'landing.practice.again' : 'landing.practice.next')}
        </Button>
      )}
    </section>
  );
}
