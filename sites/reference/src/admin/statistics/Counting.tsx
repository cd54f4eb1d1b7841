import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import * as styles from './Counting.css.ts';
import { statisticsWords } from './words.ts';

/** In the place of numbers that are still being counted: how far that is. */
export function Counting({ done, of }: { done: number; of: number }) {
  const words = useWords(statisticsWords);
  const { number } = useFormat();
  const text = words.counting(number(done), number(of));
  return (
    <div className={styles.counting} role="status">
      <p className={styles.text}>{text}</p>
      <progress className={styles.bar} aria-label={text} value={done} max={Math.max(1, of)} />
    </div>
  );
}
