import { type AdminWithdrawal, withdrawalAdminRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useId, useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Confirm } from '../parts/Dialog.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { Orders } from './Orders.tsx';
import { orderWords } from './orderWords.ts';
import * as styles from './Withdrawals.css.ts';
import { withdrawalWords } from './words.ts';

const stateTones = {
  received: 'accent',
  refunded: 'success',
  open: 'warning',
  answered: 'neutral',
} as const satisfies Record<AdminWithdrawal['state'], string>;
const mailTones = {
  pending: 'neutral',
  sent: 'success',
  failed: 'alert',
} as const satisfies Record<AdminWithdrawal['mail'], string>;

/** Link to write to an address, whose characters may have a meaning in links. */
const mailtoOf = (email: string) => `mailto:${email.replace(/[^@]+/g, encodeURIComponent)}`;

function Facts({ declaration: { contract, email, mail } }: { declaration: AdminWithdrawal }) {
  const words = useWords(withdrawalWords);
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.term}>{words.contract}</dt>
        <dd className={styles.value}>{contract}</dd>
      </div>
      <div>
        <dt className={styles.term}>{words.email}</dt>
        <dd className={styles.value}>
          <a href={mailtoOf(email)}>{email}</a>
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{words.mail}</dt>
        <dd className={styles.value}>
          <Chip tone={mailTones[mail]}>{words.mails[mail]}</Chip>
          {mail === 'failed' && <p className={styles.small}>{words.mailFailed}</p>}
        </dd>
      </div>
    </dl>
  );
}

interface AnswerProps {
  declaration: AdminWithdrawal;
  onClose: () => void;
}

function AnswerDialog({ declaration: { id, name, state }, onClose }: AnswerProps) {
  const { answer: words } = useWords(orderWords);
  const say = useToast();
  const answer = useAdminMutation(withdrawalAdminRoutes.answerWithdrawal, [
    withdrawalAdminRoutes.listWithdrawals,
    withdrawalAdminRoutes.countOpenWithdrawals,
  ]);
  const mark = async () => {
    await answer.mutateAsync({ params: { id } });
    say(words.done);
  };
  return (
    <Confirm title={words.title} label={words.confirm} onConfirm={mark} onClose={onClose}>
      <p>{words.text({ name })}</p>
      {state === 'received' && <p>{words.stops}</p>}
    </Confirm>
  );
}

/** One declaration: what the person wrote, what became of it, and what an operator can do. */
export function Declaration({ declaration }: { declaration: AdminWithdrawal }) {
  const words = useWords(withdrawalWords);
  const { answer } = useWords(orderWords);
  const format = useFormat();
  const nameId = useId();
  const [isAnswering, setAnswering] = useState(false);
  const { name, receivedAt, state, attempts } = declaration;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <h2 className={styles.name} id={nameId}>
          {name}
        </h2>
        <span className={styles.when}>
          <time dateTime={new Date(receivedAt).toISOString()}>
            {words.receivedAt({ at: format.dateTime(receivedAt) })}
          </time>
          <Chip tone={stateTones[state]}>{words.states[state]}</Chip>
        </span>
      </div>
      <Facts declaration={declaration} />
      {state === 'received' && attempts > 0 && (
        <p className={styles.text}>{words.attempts({ count: attempts })}</p>
      )}
      <Orders declaration={declaration} />
      {(state === 'open' || state === 'received') && (
        <div>
          <Button onClick={() => setAnswering(true)}>{answer.button}</Button>
        </div>
      )}
      {isAnswering && <AnswerDialog declaration={declaration} onClose={() => setAnswering(false)} />}
    </article>
  );
}
