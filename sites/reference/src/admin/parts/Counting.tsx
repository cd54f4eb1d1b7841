import { useFormat } from '../format.ts';
import * as styles from './Counting.css.ts';

interface CountingProps {
  done: number;
  of: number;
  /** Says how far it is. */
  say: (values: { done: string; of: string }) => string;
}

/** Progress of a count. */
export function Counting({ done, of, say }: CountingProps) {
  const { number } = useFormat();
  const text = say({ done: number(done), of: number(of) });
  return (
    <div className={styles.counting} role="status">
      <p className={styles.text}>{text}</p>
      <progress className={styles.bar} aria-label={text} value={done} max={Math.max(1, of)} />
    </div>
  );
}
