import * as styles from './Choice.css.ts';

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { value: number; label: string; note: string }[];
  start: number;
}

/** A native group of radio buttons, each a tile with a note. */
export const Choice = ({ name, label, options, start }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>{label}</legend>
    <div className={styles.options}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === start}
          />
          {option.label}
          <span className={styles.note}>{option.note}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
