import { useId, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import { useNextFrame } from '../ui/useNextFrame.ts';
import { MarkerStrip } from './MarkerStrip.tsx';
import * as styles from './Overview.css.ts';
import type { RunnerView } from './runnerView.ts';

interface OverviewProps {
  runner: RunnerView;
}

/**
 * The name of the test, how many questions are answered, and all of them at a glance. Where room is short, a button shows
 * the questions and hides them: `data-open` of their list says that they are shown there.
 */
export function Overview({ runner }: OverviewProps) {
  const t = useT();
  const stripId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.overview} aria-label={t('runner.overview')}>
      <h1 className={styles.title}>{t('runner.title')}</h1>
      <Counts runner={runner} />
      <Button
        tone="quiet"
        className={styles.toggle}
        aria-label={t('runner.markers')}
        aria-expanded={isOpen}
        aria-controls={stripId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronIcon className={styles.chevron} />
      </Button>
      <Strip runner={runner} id={stripId} isOpen={isOpen} />
    </section>
  );
}

/** Number of answers and the current place: rendered a frame after the answer itself. */
function Counts({ runner }: OverviewProps) {
  const t = useT();
  const answers = useNextFrame(runner.answers.answers);
  const index = useNextFrame(runner.currentIndex);
  const answered = answers.filter((option) => option >= 0).length;
  return (
    <p className={styles.counts}>
      <span>{t('runner.answered', { answered, total: answers.length })}</span>
      <span>{t('runner.current', { number: index + 1 })}</span>
    </p>
  );
}

function Strip({ runner, id, isOpen }: OverviewProps & { id: string; isOpen: boolean }) {
  const answers = useNextFrame(runner.answers.answers);
  const flags = useNextFrame(runner.answers.flags);
  const index = useNextFrame(runner.currentIndex);
  return (
    <MarkerStrip
      id={id}
      className={styles.strip}
      data-open={isOpen || undefined}
      answers={answers}
      flags={flags}
      currentIndex={index}
      onSelect={runner.goTo}
    />
  );
}
