import { operatorRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { Section } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { operatorsWords } from './words.ts';

type Invitation = AnswerOf<typeof operatorRoutes.listOperators>['invitations'][number];

/** Invitation links that still work, with a way to void each. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const words = useWords(operatorsWords).invitations;
  const say = useToast();
  const { dateTime } = useFormat();
  const [leaving, setLeaving] = useState<Invitation>();
  const withdraw = useAdminMutation(operatorRoutes.withdrawInvitation, [operatorRoutes.listOperators]);
  const makerOf = ({ invitedBy }: Invitation) => invitedBy ?? words.byServer;
  const nameOf = (invitation: Invitation) =>
    words.withdrawOf({ maker: makerOf(invitation), until: dateTime(invitation.expiresAt) });
  return (
    <Section title={words.title}>
      {invitations.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={words.title}
          isCaptionHidden
          stacked="phone"
          rows={invitations}
          keyOf={({ id }) => id}
          columns={[
            { key: 'madeBy', head: words.madeBy, cell: makerOf, isName: true },
            { key: 'since', head: words.since, cell: ({ createdAt }) => dateTime(createdAt) },
            { key: 'until', head: words.until, cell: ({ expiresAt }) => dateTime(expiresAt) },
            {
              key: 'withdraw',
              head: words.withdraw,
              cell: (invitation) => (
                <Button tone="quiet" aria-label={nameOf(invitation)} onClick={() => setLeaving(invitation)}>
                  {words.withdraw}
                </Button>
              ),
            },
          ]}
        />
      )}
      {leaving && (
        <Confirm
          title={nameOf(leaving)}
          label={words.withdraw}
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await withdraw.mutateAsync({ params: { id: leaving.id } });
            say(words.withdrawn);
          }}
        >
          <p>{words.withdrawText}</p>
        </Confirm>
      )}
    </Section>
  );
}
