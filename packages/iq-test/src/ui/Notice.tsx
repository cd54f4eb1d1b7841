import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, WarningIcon } from './icons.tsx';
import * as styles from './Notice.css.ts';

export type NoticeTone = keyof typeof styles.tone;

const icons: Record<NoticeTone, () => ReactNode> = {
  neutral: ClockIcon,
  warning: WarningIcon,
  alert: WarningIcon,
  success: CheckIcon,
};

export interface NoticeProps {
  /** @default 'neutral' */
  tone?: NoticeTone;
  title?: string;
  /** `alert` interrupts a screen reader, `status` waits for a pause. @default 'status' */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** A message that stays on the page, with an icon so that color is not its only sign. */
export function Notice({ tone = 'neutral', title, role = 'status', children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={`${styles.notice} ${styles.tone[tone]}`} data-tone={tone}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
