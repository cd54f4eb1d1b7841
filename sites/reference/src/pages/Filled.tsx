import * as styles from './Prose.css.ts';

interface FilledProps {
  value: string | string[] | undefined;
  /** What it is, as it reads after "has not filled in": `their name`. */
  what: string;
}

/** A value of the operator's, or plain words saying that it is missing. */
export function Filled({ value, what }: FilledProps) {
  if (value === undefined)
    return (
      <span className={styles.missing}>The operator of this installation has not filled in {what} yet.</span>
    );
  if (typeof value === 'string') return value;
  return value.map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}
