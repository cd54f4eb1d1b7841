import type { Removal } from '@quotient/contract/admin';
import { Notice } from '@quotient/iq-test/ui';
import { useWords } from '../words.tsx';
import * as styles from './RemovedParts.css.ts';
import type { Checked } from './useShapeCheck.ts';
import { shapeWords } from './words.ts';

/** The same things together, in their order, with the place of the first. */
function grouped(removed: readonly Removal[]): { first: Removal; count: number }[] {
  const groups = new Map<string, { first: Removal; count: number }>();
  for (const removal of removed) {
    const key = `${removal.why} ${removal.what}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { first: removal, count: 1 });
  }
  return [...groups.values()];
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Parts of a drawing that saving removes, each with the reason. */
export function RemovedParts({ checked }: { checked: Checked }) {
  const words = useWords(shapeWords);
  const { svg, removed, text } = checked;
  if (text.trim() === '') return null;
  if (removed.length === 0) return <p className={styles.nothing}>{words.removedNothing}</p>;
  return (
    <Notice tone={svg === '' ? 'alert' : 'warning'}>
      <p className={styles.head}>{svg === '' ? words.refused : words.removed({ count: removed.length })}</p>
      <ul className={styles.list}>
        {grouped(removed).map(({ first: { what, why, from }, count }) => (
          <li key={`${why} ${what}`}>
            {what !== '' && (
              <>
                <code className={styles.what}>{what}</code>{' '}
              </>
            )}
            <span>{words.reasons[why]}</span>{' '}
            <span className={styles.place}>
              {[words.line({ line: lineOf(text, from) }), count > 1 && words.times({ count })]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
