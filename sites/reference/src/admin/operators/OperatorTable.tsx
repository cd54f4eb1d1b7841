import { operatorRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { leavePage } from '../../leavePage.ts';
import { PasswordDialog } from '../account/PasswordDialog.tsx';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Confirm } from '../parts/Dialog.tsx';
import { Table } from '../parts/Table.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useOperator } from '../shell/operator.ts';
import { useWords } from '../words.tsx';
import * as styles from './operators.css.ts';
import { operatorsWords } from './words.ts';

type Operator = AnswerOf<typeof operatorRoutes.listOperators>['operators'][number];

/** Asks for the password, then takes an operator's access away. */
function RemoveDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const words = useWords(operatorsWords);
  const say = useToast();
  const { id: own } = useOperator();
  const { id, name, email } = operator;
  const isOwn = id === own;
  // operators who remove themselves are signed out, and can't ask for the list again
  const changes = isOwn ? [] : [operatorRoutes.listOperators];
  const { mutateAsync } = useAdminMutation(operatorRoutes.removeOperator, changes);
  return (
    <PasswordDialog
      title={words.removeOf({ name })}
      label={words.remove}
      text={words.removeText({ name, email })}
      onClose={onClose}
      onPassword={async (password) => {
        await mutateAsync({ params: { id }, body: { password } });
        if (isOwn) leavePage('/admin/login');
        else say(words.removed({ name }));
        onClose();
      }}
    >
      {isOwn && <p className={styles.warning}>{words.removeYourself}</p>}
    </PasswordDialog>
  );
}

/** Operators who may sign in, with ways to end that. */
export function OperatorTable({ operators }: { operators: readonly Operator[] }) {
  const words = useWords(operatorsWords);
  const say = useToast();
  const { dateTime, number } = useFormat();
  const { id: own } = useOperator();
  const [removing, setRemoving] = useState<Operator>();
  const [leaving, setLeaving] = useState<Operator>();
  const endSessions = useAdminMutation(operatorRoutes.endOperatorSessions, [operatorRoutes.listOperators]);
  const when = (time: number | null) => (time === null ? words.unknown : dateTime(time));
  const isOnly = operators.length === 1;
  return (
    <>
      <Table
        caption={words.caption}
        isCaptionHidden
        stacked="wide"
        rows={operators}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: words.name,
            isName: true,
            cell: ({ id, name, email }) => (
              <span className={styles.who}>
                <span>{name}</span>
                {id === own && <Chip tone="accent">{words.you}</Chip>}
                <span className={styles.email}>{email}</span>
              </span>
            ),
          },
          { key: 'since', head: words.since, cell: ({ createdAt }) => when(createdAt) },
          { key: 'lastSignIn', head: words.lastSignIn, cell: ({ lastSignInAt }) => when(lastSignInAt) },
          {
            key: 'signedIn',
            head: words.signedIn,
            cell: ({ sessions }) => number(sessions),
            isNumber: true,
          },
          { key: 'passkeys', head: words.passkeys, cell: ({ passkeys }) => number(passkeys), isNumber: true },
          {
            key: 'codes',
            head: words.codes,
            cell: ({ hasTotp }) => (hasTotp ? words.codesOn : words.codesOff),
          },
          { key: 'invitedBy', head: words.invitedBy, cell: ({ invitedBy }) => invitedBy ?? '–' },
          {
            key: 'actions',
            head: words.actions,
            cell: (operator) => (
              <span className={styles.actions}>
                {operator.id !== own && (
                  <Button
                    tone="quiet"
                    aria-label={words.signOutOf({ name: operator.name })}
                    disabled={operator.sessions === 0}
                    onClick={() => setLeaving(operator)}
                  >
                    {words.signOut}
                  </Button>
                )}
                {!isOnly && (
                  <Button
                    tone="quiet"
                    aria-label={words.removeOf({ name: operator.name })}
                    onClick={() => setRemoving(operator)}
                  >
                    {words.remove}
                  </Button>
                )}
                {isOnly && <span className={styles.email}>{words.isLast}</span>}
              </span>
            ),
          },
        ]}
      />
      {removing && <RemoveDialog operator={removing} onClose={() => setRemoving(undefined)} />}
      {leaving && (
        <Confirm
          title={words.signOutOf({ name: leaving.name })}
          label={words.signOut}
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await endSessions.mutateAsync({ params: { id: leaving.id } });
            say(words.signedOut({ name: leaving.name }));
          }}
        >
          <p>{words.signOutText({ name: leaving.name })}</p>
        </Confirm>
      )}
    </>
  );
}
