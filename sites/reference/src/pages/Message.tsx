import { heading } from '@quotient/iq-test/theme';
import type { ReactNode } from 'react';
import * as styles from './Message.css.ts';

interface MessageProps {
  title: string;
  children: ReactNode;
}

/** A page that has one thing to say. */
export function Message({ title, children }: MessageProps) {
  return (
    <div className={styles.message}>
      <h1 className={heading.page}>{title}</h1>
      {children}
    </div>
  );
}
