import { authRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { send } from '../send.ts';
import { useWords } from '../words.tsx';
import { isOwnAddress } from './isOwnAddress.ts';
import { PasswordField } from './PasswordField.tsx';
import * as styles from './signIn.css.ts';
import { LINK, useLink } from './useLink.ts';
import { textOf, useSubmit } from './useSubmit.ts';
import { signInWords } from './words.ts';

/** `/admin/setup#…`: the first operator, or one who was invited. */
export function SetUp() {
  const words = useWords(signInWords);
  const { token, link, isOver, error: linkError, refetch } = useLink('setup');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const [email, name, password] = [textOf(form, 'email'), textOf(form, 'name'), textOf(form, 'password')];
    await send(authRoutes.setUp, { body: { token, email, name, password } });
    // all but what this screen still shows: it would ask for its link again, which is used up
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== LINK });
    navigate('/account', { replace: true });
  });
  return (
    <Page title={words.setup.title} intro={link && words.setup.text}>
      {isOver && (
        <Notice tone="alert" role="alert">
          <p>{words.setup.over}</p>
        </Notice>
      )}
      {linkError && <Failure error={linkError} onRetry={refetch} />}
      {!link && !isOver && !linkError && <Loading />}
      {link && (
        <form className={styles.form} onSubmit={onSubmit}>
          <Field label={words.name} name="name" autoComplete="name" required maxLength={100} />
          <Field label={words.email} name="email" type="email" autoComplete="username" required />
          <PasswordField isNew error={isOwnAddress(error) ? words.passwordIsEmail : undefined} />
          {error !== undefined && !isOwnAddress(error) && <Failure error={error} />}
          <Button tone="primary" size="large" type="submit" block busy={busy}>
            {words.setup.submit}
          </Button>
        </form>
      )}
    </Page>
  );
}
