import { formatDate } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './LastTestLine.css.ts';
import type { LastTest } from './lastTest.ts';

interface LastTestLineProps {
  last: LastTest;
  onOpen: () => void;
}

/** Line above the landing that leads back to the last test of this device. */
export function LastTestLine({ last: { finishedAt, isOpened }, onOpen }: LastTestLineProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className={styles.line}>
      <Button tone="quiet" className={styles.open} onClick={onOpen}>
        {t('flow.openLast')}
      </Button>
      {finishedAt !== undefined && (
        <p className={styles.state}>
          {t(isOpened ? 'flow.lastOpened' : 'flow.lastUnopened', { date: formatDate(finishedAt, locale) })}
        </p>
      )}
    </div>
  );
}
