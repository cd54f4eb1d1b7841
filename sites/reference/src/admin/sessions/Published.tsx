import { type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';

type Thing = 'shared' | 'certificate';

/** Public pages of a test, with a way to stop sharing. */
export function Published({ test }: { test: SessionDetail }) {
  const { published: words, takeBack } = useWords(detailWords);
  const format = useFormat();
  const say = useToast();
  const [asked, setAsked] = useState<Thing>();
  const changed = [sessionRoutes.readSession, sessionRoutes.searchSessions];
  const unshare = useAdminMutation(sessionRoutes.unshareSession, changed);
  const remove = useAdminMutation(sessionRoutes.removeCertificate, changed);
  const { shared, certificate } = test;
  const things = [
    shared && { ...shared, thing: 'shared' as const, number: shared.id, path: `/r/${shared.id}` },
    certificate && {
      ...certificate,
      thing: 'certificate' as const,
      number: certificate.code,
      path: `/verify/${certificate.code}`,
    },
  ].filter((each) => each !== null);
  return (
    <Section title={words.title}>
      {things.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {things.map(({ thing, number, createdAt, path }) => (
          <li key={thing} className={styles.entry}>
            <span className={styles.what}>
              <span>{words[thing]}</span>
              <code className={styles.number}>{number}</code>
              {createdAt !== null && (
                <span className={styles.small}>{words.since({ time: format.dateTime(createdAt) })}</span>
              )}
            </span>
            <span className={styles.actions}>
              <a href={path} target="_blank" rel="noreferrer">
                {words.open}
              </a>
              <Button onClick={() => setAsked(thing)}>{takeBack.button}</Button>
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          title={`${words[asked]}: ${takeBack.title}`}
          label={takeBack.confirm}
          onConfirm={async () => {
            await (asked === 'shared' ? unshare : remove).mutateAsync({ params: { id: test.id } });
            say(takeBack.done);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{takeBack.why}</p>
        </Confirm>
      )}
    </Section>
  );
}
