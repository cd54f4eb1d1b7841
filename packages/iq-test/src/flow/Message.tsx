import { useT } from '../i18n/useT.ts';
import { lead } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './Message.css.ts';

/** All texts are in the language in use. */
export interface MessageProps {
  /** `alert`: it failed. `status`: it takes its time. */
  role: 'alert' | 'status';
  /** Heading of the stage: what is missing or loading. */
  title: string;
  /** Reason, and the next step. */
  text: string;
  /** Label of the button. @default to try again */
  retry?: string | undefined;
  /** Tries at once; the button for it always shows. */
  onRetry: () => void;
}

/** Message in place of a stage that can't be shown yet. */
export function Message({ role, title, text, retry, onRetry }: MessageProps) {
  const t = useT();
  return (
    <div className={styles.message} role={role}>
      <h1 className={styles.title}>{title}</h1>
      <p className={lead}>{text}</p>
      <Button tone={role === 'alert' ? 'primary' : 'secondary'} onClick={onRetry}>
        {retry ?? t('common.retry')}
      </Button>
    </div>
  );
}
