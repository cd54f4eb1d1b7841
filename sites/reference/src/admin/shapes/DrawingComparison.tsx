import { Shape } from '@quotient/iq-test';
import { useWords } from '../words.tsx';
import * as styles from './History.css.ts';
import { toLines } from './shapeText.ts';
import { shapeWords } from './words.ts';

/** One of two drawings that are compared. */
interface Side {
  label: string;
  /** Drawing as the server would store it; empty if there is none. */
  svg: string;
  /** Text beside the drawing, if it differs. */
  text?: string;
}

/** Two drawings beside each other, each with its text. */
export function DrawingComparison({ token, sides }: { token: string; sides: readonly Side[] }) {
  const words = useWords(shapeWords);
  return (
    <div className={styles.sides}>
      {sides.map(({ label, svg, text = toLines(svg) }) => (
        <figure key={label} className={styles.side}>
          <figcaption>{label}</figcaption>
          <div className={styles.large}>
            {svg === '' ? (
              <span className={styles.none}>{words.emptyPreview}</span>
            ) : (
              <Shape token={token} shapes={new Map([[token, svg]])} decorative />
            )}
          </div>
          <pre className={styles.text}>{text}</pre>
        </figure>
      ))}
    </div>
  );
}
