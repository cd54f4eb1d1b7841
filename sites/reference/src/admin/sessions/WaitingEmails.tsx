import { emailRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { Link } from 'react-router';
import { useAdminMutation, useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { Failure } from '../parts/Failure.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Sessions.css.ts';
import { waitingWords } from './waitingWords.ts';

/** E-mails that the mail server has not taken, and a button that sends all of them again. Nothing where there are none. */
export function WaitingEmails() {
  const words = useWords(waitingWords);
  const format = useFormat();
  const say = useToast();
  const waiting = useAdminQuery(emailRoutes.listWaitingEmails, {});
  const send = useAdminMutation(emailRoutes.sendWaitingEmails, [emailRoutes.listWaitingEmails]);
  const delayed = waiting.data?.first.filter(({ attempts }) => attempts > 0) ?? [];
  if (!waiting.data || delayed.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <Notice tone="warning" title={words.title({ count: format.number(waiting.data.count) })}>
        {words.text}
      </Notice>
      <details>
        <summary>{words.which}</summary>
        <ul>
          {delayed.map(({ id, sessionId, isAcknowledgment, askedAt, attempts, isGivenUp }) => (
            <li key={id}>
              {sessionId === null ? (
                <span>{isAcknowledgment ? words.acknowledgment : words.operator}</span>
              ) : (
                <Link to={`/sessions/${sessionId}`}>
                  <code className={styles.number}>{sessionId}</code>
                </Link>
              )}
              <span className={styles.small}>
                {words.tried({ since: format.dateTime(askedAt), attempts }) +
                  (isGivenUp ? ` ${words.givenUp}` : '')}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {send.error && <Failure error={send.error} />}
      <div>
        <Button
          busy={send.isPending}
          onClick={() =>
            send.mutate({}, { onSuccess: ({ count }) => say(words.done({ count: format.number(count) })) })
          }
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}
