import type { RefObject } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Live } from '../ui/Live.tsx';
import { useNextFrame } from '../ui/useNextFrame.ts';
import * as styles from './RunnerActions.css.ts';
import type { RunnerView } from './runnerView.ts';
import { SaveIndicator } from './SaveIndicator.tsx';

/** The running test, and a ref for its last button: a shortcut moves the focus there. */
export interface RunnerActionsProps {
  runner: RunnerView;
  finishRef: RefObject<HTMLButtonElement | null>;
}

/** Previous, and Next or Finish, in reach wherever one has scrolled; between them whether the answers are saved. */
export function RunnerActions({ runner, finishRef }: RunnerActionsProps) {
  const t = useT();
  return (
    <div className={styles.actions}>
      <Live>
        {() => (
          <>
            <Button className={styles.back} disabled={runner.isFirst.value} onClick={runner.previous}>
              {t('runner.previous')}
            </Button>
            {runner.isLast.value ? (
              <Button
                ref={finishRef}
                className={styles.forward}
                tone="primary"
                onClick={runner.requestFinish}
              >
                {t('runner.finish')}
              </Button>
            ) : (
              <Button className={styles.forward} tone="primary" onClick={runner.next}>
                {t('runner.next')}
              </Button>
            )}
          </>
        )}
      </Live>
      <div className={styles.status}>
        <Saving runner={runner} />
      </div>
    </div>
  );
}

function Saving({ runner: { answers } }: Pick<RunnerActionsProps, 'runner'>) {
  const state = useNextFrame(answers.saveState);
  const pendingCount = useNextFrame(answers.pendingCount);
  return state && <SaveIndicator state={state} pendingCount={pendingCount} />;
}
