import { auditRoutes, NotedHeadSchema } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { is } from 'valibot';
import { call, useAdminQuery } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import * as styles from './AuditLog.css.ts';
import { auditWords } from './words.ts';

/** The newest entry, and whether all of them fit each other. */
export function ChainState() {
  const words = useWords(auditWords).chain;
  const { data } = useAdminQuery(auditRoutes.readAuditHead, {});
  const [text, setText] = useState('');
  const noted = text.trim();
  const isWrong = noted !== '' && !is(NotedHeadSchema, noted);
  const check = useMutation({
    mutationFn: () => call(auditRoutes.verifyAudit, noted === '' ? {} : { query: { noted } }),
  });
  const found = check.data;
  return (
    <Section title={words.title}>
      {data && (
        <p className={styles.head}>
          <span>{data.entries === 0 ? words.empty : `${words.head({ count: data.entries })} `}</span>
          {data.entries > 0 && <code className={styles.hash}>{`${data.entries}:${data.head}`}</code>}
        </p>
      )}
      <p className={styles.why}>{words.why}</p>
      <form
        className={styles.check}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) check.mutate();
        }}
      >
        <Field
          label={words.noted}
          hint={words.notedHint}
          error={isWrong ? words.notedWrong : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" busy={check.isPending}>
          {words.check}
        </Button>
      </form>
      <div role="status">
        {found && (
          <Notice tone={found.fault ? 'alert' : 'success'}>
            <p>
              {found.fault && found.brokenAt !== null
                ? words.faults[found.fault]({ number: found.brokenAt })
                : words.fits({ entries: found.entries })}
            </p>
          </Notice>
        )}
      </div>
      {check.error && <Failure error={check.error} />}
    </Section>
  );
}
