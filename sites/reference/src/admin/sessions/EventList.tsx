import type { SessionCheckout, SessionEvent } from '@quotient/contract/admin';
import { useFormat } from '../format.ts';
import { Section } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';
import { paymentWords } from './paymentWords.ts';

const nameOf = ({ kind, of, state }: SessionEvent) => `${kind} ${of} ${state}`;
/** A payment may become the same twice, such as refunded again after the bank returned the first refund. */
const timesBefore = (events: readonly SessionEvent[], place: number) =>
  events.slice(0, place).filter((each) => nameOf(each) === nameOf(events[place] ?? each)).length;

/** Events of a test, in order. Those without a time say so. */
export function EventList({ events }: { events: readonly SessionEvent[] }) {
  const words = useWords(detailWords);
  const { checkoutStates } = useWords(paymentWords);
  const format = useFormat();
  const states: Readonly<Record<string, string>> = checkoutStates satisfies Record<
    SessionCheckout['state'],
    string
  >;
  const say = ({ kind, state }: SessionEvent): string => {
    if (state === 'unmatched') return words.events.unmatched;
    return state === null
      ? words.events.kinds[kind]
      : `${words.events.kinds[kind]}: ${states[state] ?? state}`;
  };
  return (
    <Section title={words.events.title}>
      <ol className={styles.list}>
        {events.map((event, place) => (
          <li key={`${nameOf(event)} ${timesBefore(events, place)}`} className={styles.entry}>
            <span className={styles.what}>
              <span>{say(event)}</span>
              {event.of !== null && <code className={styles.number}>{event.of}</code>}
            </span>
            <span className={styles.small}>
              {event.at === null ? (
                <span>
                  {['payment', 'provider-event'].includes(event.kind)
                    ? words.events.noPaymentTime
                    : words.events.noTime}
                </span>
              ) : (
                <time dateTime={new Date(event.at).toISOString()}>{format.dateTime(event.at)}</time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
