import type { LocaleCode } from '@quotient/contract/locales';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './InviteDialog.css.ts';

/** Address that sends a link to a friend. `ADDRESS` and `SUBJECT` are replaced when the dialog opens. */
const whatsApp = 'https://wa.me/?text=SUBJECT%0AADDRESS';
const mail = 'mailto:?subject=SUBJECT&body=ADDRESS';
/** Networks for sharing a link. */
const networks = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=ADDRESS'],
  ['X', 'https://x.com/intent/post?url=ADDRESS&text=SUBJECT'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=ADDRESS'],
] as const;

const Place = ({ name, address }: { name: string; address: string }) => (
  <a
    className={styles.place}
    href={address}
    data-invite-place
    {...(address.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {name}
  </a>
);

/** Tells friends of the test (Specification §2). Opened by `invite.ts`; nothing is loaded from the places it links to. */
export function InviteDialog({ locale }: { locale: LocaleCode }) {
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
      {/* shown where the device has a way of its own */}
      <button
        type="button"
        className={styles.share}
        data-invite-share
        data-failed={invite.shareFailed}
        hidden
      >
        {invite.share}
      </button>
      <ul className={styles.places}>
        {/* two, then three: whatever the width, both rows are full */}
        <li className={styles.half}>
          <Place name="WhatsApp" address={whatsApp} />
        </li>
        <li className={styles.half}>
          <Place name={invite.email} address={mail} />
        </li>
        {networks.map(([name, address]) => (
          <li key={name} className={styles.third}>
            <Place name={name} address={address} />
          </li>
        ))}
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
