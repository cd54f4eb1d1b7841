import { authRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { leavePage } from '../../leavePage.ts';
import { useAdminMutation, useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Confirm } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Section } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { accountWords } from './words.ts';

type Session = AnswerOf<typeof authRoutes.listSessions>['sessions'][number];

/** Devices on which the operator is signed in, with a way to end each session. */
export function Sessions() {
  const words = useWords(accountWords).sessions;
  const say = useToast();
  const { dateTime } = useFormat();
  const [isLeaving, setLeaving] = useState(false);
  const { data, error, refetch } = useAdminQuery(authRoutes.listSessions, {});
  const end = useAdminMutation(authRoutes.endSession, [authRoutes.listSessions]);
  const endAll = useAdminMutation(authRoutes.endSessions);
  const deviceOf = ({ browser, system }: Session) =>
    browser && system ? words.device({ browser, system }) : (browser ?? system ?? words.unknownDevice);
  return (
    <Section title={words.title} actions={<Button onClick={() => setLeaving(true)}>{words.endAll}</Button>}>
      {error && <Failure error={error} onRetry={refetch} />}
      {end.error && <Failure error={end.error} />}
      {!data && !error && <Loading />}
      {data && (
        <Table
          caption={words.caption}
          isCaptionHidden
          rows={data.sessions}
          keyOf={({ id }) => id}
          columns={[
            { key: 'where', head: words.where, cell: deviceOf, isName: true },
            { key: 'since', head: words.since, cell: ({ createdAt }) => dateTime(createdAt) },
            { key: 'lastUsed', head: words.lastUsed, cell: ({ lastUsedAt }) => dateTime(lastUsedAt) },
            {
              key: 'end',
              head: words.end,
              cell: (session) =>
                session.isCurrent ? (
                  <Chip tone="accent">{words.current}</Chip>
                ) : (
                  <Button
                    tone="quiet"
                    aria-label={words.endOf({ device: deviceOf(session) })}
                    onClick={() =>
                      end.mutate({ params: { id: session.id } }, { onSuccess: () => say(words.ended) })
                    }
                  >
                    {words.end}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {isLeaving && (
        <Confirm
          title={words.endAll}
          label={words.endAll}
          onClose={() => setLeaving(false)}
          onConfirm={async () => {
            await endAll.mutateAsync({});
            leavePage('/admin/login');
          }}
        >
          <p>{words.endAllText}</p>
        </Confirm>
      )}
    </Section>
  );
}
