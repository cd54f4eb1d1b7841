import { authRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Page } from '../parts/Page.tsx';
import { send } from '../send.ts';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './signIn.css.ts';
import { textOf, useSubmit } from './useSubmit.ts';
import { signInWords } from './words.ts';

/** `/admin/forgot`: sends a link for a new password. Its answer is the same for any address. */
export function Forgot() {
  const words = useWords(signInWords);
  const { locale } = useLocale();
  const [isSent, setSent] = useState(false);
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    await send(authRoutes.recover, { body: { email: textOf(form, 'email'), locale } });
    setSent(true);
  });
  return (
    <Page title={words.recover.title} intro={isSent ? undefined : words.recover.text}>
      {isSent ? (
        <Notice>
          <p>{words.recover.sent}</p>
        </Notice>
      ) : (
        <form className={styles.form} onSubmit={onSubmit}>
          <Field label={words.email} name="email" type="email" autoComplete="username" required />
          {error !== undefined && <Failure error={error} />}
          <Button tone="primary" size="large" type="submit" block busy={busy}>
            {words.recover.submit}
          </Button>
        </form>
      )}
      <p className={styles.links}>
        <Link to="/login">{words.recover.back}</Link>
      </p>
    </Page>
  );
}
