import type { SiteLocale } from '@quotient/contract/site';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './InviteDialog.css.ts';

/** Where a link can be shared. `ADDRESS` and `SUBJECT` are replaced when the dialog opens. */
const places = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=ADDRESS'],
  ['Twitter', 'https://twitter.com/intent/tweet?url=ADDRESS&text=SUBJECT'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=ADDRESS'],
] as const;

/** Tells friends of the test (Specification §2). Opened by `invite.ts`; nothing is loaded from the places it links to. */
export function InviteDialog({ locale }: { locale: SiteLocale }) {
  const { invite } = wordsIn[locale];
  const subject = say(locale, invite.subject);
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby="invite-title"
      data-invite-dialog
      data-subject={subject}
    >
      <h2 id="invite-title" className={styles.title} tabIndex={-1}>
        {invite.title}
      </h2>
      <p className={styles.text}>{invite.text}</p>
      <ul className={styles.places}>
        {places.map(([name, address]) => (
          <li key={name}>
            <a
              className={styles.place}
              href={address}
              data-invite-place
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.place} href="mailto:?subject=SUBJECT&body=ADDRESS" data-invite-place>
            {invite.email}
          </a>
        </li>
      </ul>
      <div className={styles.copyRow}>
        <input
          className={styles.address}
          readOnly
          aria-label={invite.address}
          data-invite-address
          dir="ltr"
        />
        <button
          type="button"
          className={styles.copy}
          data-invite-copy
          data-copied={invite.copied}
          data-failed={invite.copyFailed}
        >
          {invite.copy}
        </button>
      </div>
      <p className={styles.toast} role="status" data-invite-status />
      <button type="button" className={styles.close} data-invite-close>
        {invite.close}
      </button>
    </dialog>
  );
}
