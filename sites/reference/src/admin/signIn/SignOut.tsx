import { authRoutes } from '@quotient/contract/admin';
import { leavePage } from '../../leavePage.ts';
import { useFailureText } from '../parts/Failure.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { send } from '../send.ts';
import * as styles from '../shell/Shell.css.ts';
import { useWords } from '../words.tsx';
import { signInWords } from './words.ts';

/** Ends the session of this device. */
export function SignOut() {
  const { signOut } = useWords(signInWords);
  const say = useToast();
  const textOf = useFailureText();
  async function leave() {
    try {
      await send(authRoutes.logout, { body: {} });
      leavePage('/admin/login');
    } catch (error) {
      say(textOf(error));
    }
  }
  return (
    <button type="button" className={styles.signOut} onClick={leave}>
      {signOut}
    </button>
  );
}
