import { ApiError } from '@quotient/contract/ApiError';
import { authRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import { Button, Notice } from '@quotient/iq-test/ui';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { textOf } from '../signIn/useSubmit.ts';
import { useWords } from '../words.tsx';
import * as styles from './account.css.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { accountWords } from './words.ts';

type Passkey = AnswerOf<typeof authRoutes.getAccount>['passkeys'][number];

/** Passkeys: to add, and to take away. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const words = useWords(accountWords).passkeys;
  const say = useToast();
  const { dateTime } = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  const question = useAdminMutation(authRoutes.newPasskeyQuestion);
  const add = useAdminMutation(authRoutes.addPasskey, [authRoutes.getAccount]);
  const remove = useAdminMutation(authRoutes.removePasskey, [authRoutes.getAccount]);

  async function create(password: string, name: string) {
    const { challenge, options } = await question.mutateAsync({ body: { password } });
    try {
      const credential = await startRegistration({ optionsJSON: options });
      await add.mutateAsync({ body: { challenge, credential, name } });
      say(words.added);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      setFailed(true);
    }
    setAdding(false);
  }

  return (
    <Section title={words.title}>
      {passkeys.length === 0 && <p className={styles.text}>{words.none}</p>}
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li className={styles.entry} key={passkey.id}>
            <span>
              <span className={styles.name}>{passkey.name}</span>{' '}
              <span className={styles.muted}>
                {words.created({ day: dateTime(passkey.createdAt) }) +
                  (passkey.isBackedUp ? `, ${words.synced}` : '')}
              </span>
            </span>
            <Button
              tone="quiet"
              aria-label={words.remove({ name: passkey.name })}
              onClick={() => setLeaving(passkey)}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.form}>
        {hasFailed && (
          <Notice tone="warning" role="alert">
            <p>{words.failed}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            onClick={() => {
              setFailed(false);
              setAdding(true);
            }}
          >
            {words.add}
          </Button>
        </div>
      </div>
      {isAdding && (
        <PasswordDialog
          title={words.add}
          label={words.create}
          onClose={() => setAdding(false)}
          onPassword={(password, form) => create(password, textOf(form, 'name'))}
        >
          <Field label={words.name} hint={words.nameHint} name="name" required maxLength={100} />
        </PasswordDialog>
      )}
      {leaving && (
        <Confirm
          title={words.remove({ name: leaving.name })}
          label={words.removeShort}
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: leaving.id } });
            say(words.removed);
          }}
        >
          <p>{words.removeText}</p>
        </Confirm>
      )}
    </Section>
  );
}
