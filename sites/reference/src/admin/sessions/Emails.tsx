import { type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { is } from 'valibot';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';

function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mail: words } = useWords(detailWords);
  const say = useToast();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const send = useAdminMutation(sessionRoutes.mailSession, [sessionRoutes.readSession]);
  const email = text.trim();
  const submit = async () => {
    if (!is(sessionRoutes.mailSession.body, { email })) {
      setError(words.wrong);
      return false;
    }
    await send.mutateAsync({ params: { id }, body: { email } });
    say(words.done);
    return true;
  };
  return (
    <Confirm title={words.title} label={words.confirm} onConfirm={submit} onClose={onClose}>
      <Field
        type="email"
        label={words.label}
        hint={words.hint}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        autoComplete="off"
      />
      <p className={styles.small}>{words.why}</p>
    </Confirm>
  );
}

/** The e-mails that were asked for, and one more. */
export function Emails({ test }: { test: SessionDetail }) {
  const { emails: words } = useWords(detailWords);
  const format = useFormat();
  const [isSending, setSending] = useState(false);
  return (
    <Section
      title={words.title}
      actions={test.payment === 'paid' && <Button onClick={() => setSending(true)}>{words.send}</Button>}
    >
      {test.emails.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {test.emails.map(({ id, state, askedAt }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.what}>
              <span>{state === null ? words.gone : words.states[state]}</span>
              <code className={styles.number}>{id}</code>
            </span>
            <span className={styles.small}>{format.dateTime(askedAt)}</span>
          </li>
        ))}
      </ul>
      {isSending && <MailDialog id={test.id} onClose={() => setSending(false)} />}
    </Section>
  );
}
