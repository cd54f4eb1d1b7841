import type { ShapeUse } from '@quotient/contract/admin';
import { Notice } from '@quotient/iq-test/ui';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words.tsx';
import * as styles from './RemovedParts.css.ts';
import { shapeWords } from './words.ts';

/** Returns true if visitors see a figure. */
export const isUsed = (use: ShapeUse | undefined): boolean =>
  use !== undefined && (use.questions.length > 0 || use.tests > 0);

/** Questions of one set together, by their numbers in the set. */
function bySet(questions: ShapeUse['questions']): [set: string, ids: number[]][] {
  const sets = new Map<string, number[]>();
  for (const { set, id } of questions) sets.set(set, [...(sets.get(set) ?? []), id]);
  return [...sets];
}

/** Questions that show a figure, and the number of running tests with it. */
export function UseOfShape({ use }: { use: ShapeUse }) {
  const words = useWords(shapeWords);
  if (!isUsed(use)) return <p className={styles.nothing}>{words.unused}</p>;
  return (
    <Notice tone="warning">
      {use.questions.length > 0 && (
        <p className={styles.head}>{words.usedBy({ count: use.questions.length })}</p>
      )}
      <ul className={styles.list}>
        {bySet(use.questions).map(([set, ids]) => (
          <li key={set}>
            <code className={styles.what}>{set}</code>{' '}
            {ids.map((id, i) => (
              <Fragment key={id}>
                {i > 0 && <span>{', '}</span>}
                <Link to={`/questions/${set}/${id}`}>{id}</Link>
              </Fragment>
            ))}
          </li>
        ))}
        {use.tests > 0 && <li>{words.inTests({ count: use.tests })}</li>}
      </ul>
    </Notice>
  );
}
