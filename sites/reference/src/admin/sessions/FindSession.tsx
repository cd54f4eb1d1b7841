import { sessionRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { is } from 'valibot';
import { call } from '../api.ts';
import { useFormat } from '../format.ts';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { useWords } from '../words.tsx';
import { pastedNumber } from './pastedNumber.ts';
import * as styles from './Sessions.css.ts';
import { sessionsWords } from './words.ts';

/** Opens the test that a number belongs to. */
export function FindSession() {
  const words = useWords(sessionsWords);
  const format = useFormat();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const find = useMutation({
    mutationFn: (number: string) => call(sessionRoutes.findSession, { query: { text: number } }),
    onSuccess: ({ id }) => (id === null ? undefined : navigate(`/sessions/${id}`)),
  });
  const submit = () => {
    const number = pastedNumber(text);
    // An address must not even be sent: it would be part of the request's address.
    if (text.includes('@')) setFault(words.findAddress);
    else if (is(sessionRoutes.findSession.query, { text: number })) {
      setFault(undefined);
      find.mutate(number);
    } else setFault(words.findForm);
  };
  const { books } = find.data ?? {};
  return (
    <search>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={words.find}
          hint={words.findHint}
          error={fault}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" tone="primary" busy={find.isPending}>
          {words.findButton}
        </Button>
      </form>
      <div role="status">
        {find.data?.id === null && !fault && (
          <Notice tone="warning">
            <p>
              {books
                ? words.inBooks({
                    payment: format.money(books.price.amountMinor, books.price.currency),
                    day: format.dateTime(books.createdAt),
                  })
                : words.notFound}
            </p>
          </Notice>
        )}
      </div>
      {find.error && <Failure error={find.error} />}
    </search>
  );
}
