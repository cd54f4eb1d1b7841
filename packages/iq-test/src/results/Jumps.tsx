import { useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { type Chapter, chapters } from './chapter.ts';
import * as styles from './Jumps.css.ts';

/** Props of `Jumps`. */
export interface JumpsProps {
  /** Chapters on this screen. */
  to: Readonly<Record<Chapter, boolean>>;
}

/**
 * Ways from the score to what is far below it in a narrow widget. Buttons, not links: the address of the page is not
 * ours in an embed.
 */
export function Jumps({ to }: JumpsProps) {
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  const shown = chapters.filter((name) => to[name]);
  if (shown.length === 0) return null;

  function jump(name: Chapter): void {
    const section = ref.current?.closest('article')?.querySelector(`[data-chapter="${name}"]`);
    const title = section?.querySelector<HTMLElement>('h2, h3');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  }

  return (
    <nav ref={ref} className={styles.jumps} aria-label={t('results.jumps.label')}>
      <ul className={styles.list}>
        {shown.map((name) => (
          <li key={name} className={styles.item}>
            <Button className={styles.jump} onClick={() => jump(name)}>
              {t(`results.jumps.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
