import { authRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { Link, useNavigate } from 'react-router';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { send } from '../send.ts';
import { useWords } from '../words.tsx';
import { isOwnAddress } from './isOwnAddress.ts';
import { PasswordField } from './PasswordField.tsx';
import * as styles from './signIn.css.ts';
import { useLink } from './useLink.ts';
import { textOf, useSubmit } from './useSubmit.ts';
import { signInWords } from './words.ts';

/** `/admin/reset#…`: a new password for who has lost the old one. */
export function Reset() {
  const words = useWords(signInWords);
  const { token, link, isOver, error: linkError, refetch } = useLink('reset');
  const navigate = useNavigate();
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const dropPasskeys = !link?.passkeys || form.has('dropPasskeys');
    await send(authRoutes.reset, { body: { token, password: textOf(form, 'password'), dropPasskeys } });
    navigate('/login', { replace: true, state: 'reset' });
  });
  return (
    <Page title={words.reset.title} intro={link && words.reset.text({ email: link.email ?? '' })}>
      {isOver && (
        <>
          <Notice tone="alert" role="alert">
            <p>{words.reset.over}</p>
          </Notice>
          <p className={styles.links}>
            <Link to="/forgot">{words.recover.submit}</Link>
          </p>
        </>
      )}
      {linkError && <Failure error={linkError} onRetry={refetch} />}
      {!link && !isOver && !linkError && <Loading />}
      {link && (
        <form className={styles.form} onSubmit={onSubmit}>
          {/* so that a password manager knows whose password it is */}
          <input type="email" autoComplete="username" value={link.email ?? ''} readOnly hidden />
          <PasswordField isNew error={isOwnAddress(error) ? words.passwordIsEmail : undefined} />
          {link.passkeys > 0 && (
            <label className={styles.choice}>
              <input type="checkbox" name="dropPasskeys" defaultChecked />
              <span>
                <span>{words.reset.dropPasskeys({ count: link.passkeys })}</span>
                <span className={styles.hint}>{words.reset.dropPasskeysHint}</span>
              </span>
            </label>
          )}
          {error !== undefined && !isOwnAddress(error) && <Failure error={error} />}
          <Button tone="primary" size="large" type="submit" block busy={busy}>
            {words.reset.submit}
          </Button>
        </form>
      )}
    </Page>
  );
}
