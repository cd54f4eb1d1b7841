import { type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, useAdminMutation } from '../api.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { download } from '../parts/download.ts';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';

function EraseDialog({ test, onClose }: { test: SessionDetail; onClose: () => void }) {
  const { erase: words } = useWords(detailWords);
  const say = useToast();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const erase = useAdminMutation(sessionRoutes.eraseSession, [sessionRoutes.searchSessions]);
  const { id } = test;
  const typed = id.slice(-4);
  const confirm = async () => {
    if (text.trim() !== typed) {
      setError(words.wrong);
      return false;
    }
    await erase.mutateAsync({ params: { id }, body: { id } });
    say(words.done);
    await navigate('/sessions');
    return true;
  };
  return (
    <Confirm title={words.title} label={words.confirm} onConfirm={confirm} onClose={onClose}>
      <p>{words.why}</p>
      <p>{words.stays}</p>
      {['paid', 'refunded', 'disputed'].includes(test.payment) && <p>{words.books}</p>}
      <Field
        label={words.label({ text: typed })}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        autoComplete="off"
        spellCheck={false}
      />
    </Confirm>
  );
}

/** Buttons to export all data about a test and to delete it. */
export function Rights({ test }: { test: SessionDetail }) {
  const { data: words, erase } = useWords(detailWords);
  const [isErasing, setErasing] = useState(false);
  const { id } = test;
  const run = useMutation({
    mutationFn: async () => {
      const document = await call(sessionRoutes.exportSession, { params: { id } });
      download(`test-${id}.json`, JSON.stringify(document, null, 2), 'application/json');
    },
  });
  return (
    <Section title={words.title}>
      <p className={styles.small}>{words.exportWhy}</p>
      <span className={styles.actions}>
        <Button busy={run.isPending} onClick={() => run.mutate()}>
          {words.exportButton}
        </Button>
        <Button onClick={() => setErasing(true)}>{erase.button}</Button>
      </span>
      {run.error && <Failure error={run.error} />}
      {isErasing && <EraseDialog test={test} onClose={() => setErasing(false)} />}
    </Section>
  );
}
