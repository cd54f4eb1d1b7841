import { useSignals } from '@preact/signals-react/runtime';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FlagIcon } from '../ui/icons.tsx';
import * as styles from './FinishDialog.css.ts';
import type { RunnerView } from './runnerView.ts';

/** React does not write the attribute, and a dialog would begin at its first question instead. */
const beginHere = (button: HTMLButtonElement | null) => void button?.toggleAttribute('autofocus', true);

/** The question before a test is finished: names every question that is open and leads to it. */
export function FinishDialog({ runner }: { runner: RunnerView }) {
  useSignals();
  const t = useT();
  const isOpen = runner.finishState.value === 'asking';
  return (
    <Dialog
      open={isOpen}
      title={t('runner.finishTitle')}
      onClose={runner.cancelFinish}
      actions={
        <>
          <Button ref={beginHere} tone="primary" onClick={runner.cancelFinish}>
            {t('runner.finishCancel')}
          </Button>
          <Button onClick={runner.confirmFinish}>{t('runner.finishConfirm')}</Button>
        </>
      }
    >
      {isOpen && <OpenQuestions runner={runner} />}
    </Dialog>
  );
}

function OpenQuestions({ runner }: { runner: RunnerView }) {
  useSignals();
  const t = useT();
  const flags = runner.answers.flags.value;
  const flagged = runner.answers.flaggedCount.value;
  const unanswered = runner.unansweredCount.value;
  const marked = flagged > 0 ? `${t('runner.finishFlagged', { count: flagged })} ` : '';
  const left =
    unanswered > 0 ? t('runner.finishUnanswered', { count: unanswered }) : t('runner.finishAnswered');
  return (
    <div className={styles.open}>
      <span>{marked + left}</span>
      <ul className={styles.questions} aria-label={t('runner.finishOpen')} translate="no">
        {runner.answers.answers.value.map((answer, index) => {
          const isFlagged = flags[index] ?? false;
          if (answer >= 0 && !isFlagged) return null;
          const number = index + 1;
          const label = t(answer >= 0 ? 'runner.markerAnswered' : 'runner.markerUnanswered', { number });
          return (
            <li key={number}>
              <Button
                className={styles.question}
                aria-label={isFlagged ? t('runner.markerFlagged', { marker: label }) : label}
                onClick={() => {
                  runner.cancelFinish();
                  runner.goTo(index);
                }}
              >
                <span>{number}</span>
                {isFlagged && <FlagIcon />}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
