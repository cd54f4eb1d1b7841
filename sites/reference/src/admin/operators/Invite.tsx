import { operatorRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import * as styles from '../account/account.css.ts';
import { PasswordDialog } from '../account/PasswordDialog.tsx';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Section } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { operatorsWords } from './words.ts';

/** A link for one more operator. */
export function Invite() {
  const words = useWords(operatorsWords).invite;
  const { dateTime } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { data, mutateAsync } = useAdminMutation(operatorRoutes.invite, [operatorRoutes.listOperators]);
  return (
    <Section title={words.title}>
      <p className={styles.text}>{data ? words.made({ until: dateTime(data.expiresAt) }) : words.text}</p>
      {data ? (
        <>
          <code className={styles.secret} role="status" aria-label={words.link}>
            {data.url}
          </code>
          <CopyButton text={data.url} />
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{words.make}</Button>
      )}
      {isAsking && (
        <PasswordDialog
          title={words.make}
          label={words.make}
          text={words.asked}
          onClose={() => setAsking(false)}
          onPassword={async (password) => {
            await mutateAsync({ body: { password } });
            setAsking(false);
          }}
        />
      )}
    </Section>
  );
}
