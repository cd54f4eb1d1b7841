import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useId } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FlagIcon } from '../ui/icons.tsx';
import * as styles from './FinishDialog.css.ts';
import type { RunnerView } from './runnerView.ts';
import { showQuestion } from './showQuestion.ts';

/** React does not write the attribute, and a dialog would begin at its first question instead. */
const beginHere = (button: HTMLButtonElement | null) => void button?.toggleAttribute('autofocus', true);

/** The question before a test is finished: names every question that is open and leads to it. */
export function FinishDialog({ runner }: { runner: RunnerView }) {
  useSignals();
  const t = useT();
  const textId = useId();
  const isOpen = runner.finishState.value === 'asking';
  return (
    <Dialog
      open={isOpen}
      title={t('runner.finishTitle')}
      aria-describedby={textId}
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
      {isOpen && <OpenQuestions runner={runner} id={textId} />}
    </Dialog>
  );
}

/** Opens a question out of the dialog; the one that is shown already takes the focus, too. */
function openQuestion(runner: RunnerView, index: number, { currentTarget }: MouseEvent): void {
  const screen = currentTarget.closest('dialog')?.parentElement ?? null;
  const isShown = index === runner.currentIndex.peek();
  runner.cancelFinish();
  runner.goTo(index);
  // the dialog gives the focus back to what has opened it
  if (isShown) setTimeout(() => showQuestion(screen?.querySelector('h2') ?? null, screen));
}

function OpenQuestions({ runner, id }: { runner: RunnerView; id: string }) {
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
      <span id={id}>{marked + left}</span>
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
                onClick={(event) => openQuestion(runner, index, event)}
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
