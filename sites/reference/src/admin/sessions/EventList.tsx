import type { SessionCheckout, SessionEvent } from '@quotient/contract/admin';
import { useFormat } from '../format.ts';
import { Section } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';

/** What happened to a test, in order. What has no time says so. */
export function EventList({ events }: { events: readonly SessionEvent[] }) {
  const words = useWords(detailWords);
  const format = useFormat();
  const states: Readonly<Record<string, string>> = words.checkoutStates satisfies Record<
    SessionCheckout['state'],
    string
  >;
  return (
    <Section title={words.events.title}>
      <ol className={styles.list}>
        {events.map(({ at, kind, of, state }) => (
          <li key={`${kind} ${of} ${state}`} className={styles.entry}>
            <span className={styles.what}>
              <span>
                {words.events.kinds[kind]}
                {state !== null && `: ${states[state] ?? state}`}
              </span>
              {of !== null && <code className={styles.number}>{of}</code>}
            </span>
            <span className={styles.small}>
              {at === null ? (
                words.events.noTime
              ) : (
                <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
