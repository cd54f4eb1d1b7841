import { useT } from '../i18n/useT.ts';
import { lead } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './Message.css.ts';

export interface MessageProps {
  /** `alert`: it failed. `status`: it takes its time. */
  role: 'alert' | 'status';
  title: string;
  text: string;
  onRetry: () => void;
}

/** What takes the place of a stage that cannot be shown yet. */
export function Message({ role, title, text, onRetry }: MessageProps) {
  const t = useT();
  return (
    <div className={styles.message} role={role}>
      <h1 className={styles.title}>{title}</h1>
      <p className={lead}>{text}</p>
      <Button tone={role === 'alert' ? 'primary' : 'secondary'} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
