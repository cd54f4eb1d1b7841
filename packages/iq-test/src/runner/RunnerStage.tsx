import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useEffect, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { heading, lead, visuallyHidden } from '../theme/typography.css.ts';
import { CountdownFace } from '../timer/CountdownFace.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Live } from '../ui/Live.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useLate } from '../ui/useLate.ts';
import { MarkerStrip } from './MarkerStrip.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import * as styles from './RunnerStage.css.ts';
import { runnerKeys } from './runnerKeys.ts';
import type { RunnerView } from './runnerView.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { useOnePress } from './useOnePress.ts';

/** All other attributes, and the ref, go to the outer `<div>`, also at the end of the test. */
export interface RunnerStageProps extends HTMLAttributes<HTMLDivElement> {
  /** The running test: a `Runner`, which whoever made it ends. What it does not have is not shown. */
  runner: RunnerView;
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
}

/**
 * The screen of a `RunnerModel`: what `RunnerScreen` shows, without a prop for each value. An answer, a step or a second
 * renders what shows it.
 *
 * @example
 * import { browserClock, RunnerModel, RunnerStage, useOwnModel } from '@quotient/iq-test';
 *
 * const runner = useOwnModel(
 *   () => new RunnerModel({ session, credentials, api, storage, clock: browserClock, onFinished, onGone }),
 * );
 * return runner && <RunnerStage runner={runner} shapes={shapes} />;
 */
export const RunnerStage = forwardRef<HTMLDivElement, RunnerStageProps>(function RunnerStage(
  { runner, shapes, assetBase, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const finishRef = useRef<HTMLButtonElement>(null);
  const { countdown } = runner;
  const onePressAtOnce = useOnePress(() => `${runner.currentIndex.peek()} ${runner.finishState.peek()}`);

  if (runner.isOver.value) return <EndScreen {...rest} ref={ref} className={className} runner={runner} />;

  // Nothing else is read here: an answer, a step or a second renders what shows it, and never the whole screen.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts only; all they do can be done with the controls inside
    <div
      {...rest}
      ref={ref}
      className={cx(styles.screen, className)}
      // a click beside the controls keeps the focus, and so the shortcuts, in the test
      tabIndex={-1}
      onKeyDown={runnerKeys(runner, () => finishRef.current?.focus())}
      onClickCapture={onePressAtOnce}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>{t('runner.title')}</h1>
        {countdown && <CountdownFace countdown={countdown} />}
      </header>
      <Live>
        {() =>
          countdown?.showsBanner.value && (
            <Notice tone="warning" role="alert">
              {t('timer.warningBanner')}
            </Notice>
          )
        }
      </Live>
      <Overview runner={runner} />
      <Question runner={runner} shapes={shapes} assetBase={assetBase} />
      {/* spoken also where the mark was set by its key, while the focus is elsewhere */}
      <p className={visuallyHidden} role="status">
        <Live>
          {() =>
            runner.flagChange.value !== undefined && (
              <span>{t(runner.flagChange.value ? 'runner.flagOn' : 'runner.flagOff')}</span>
            )
          }
        </Live>
      </p>
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
      <KeyHint runner={runner} />
      <Live>
        {() => (
          <Dialog
            open={runner.finishState.value === 'asking'}
            title={t('runner.finishTitle')}
            onClose={runner.cancelFinish}
            actions={
              <>
                <Button autoFocus onClick={runner.cancelFinish}>
                  {t('runner.finishCancel')}
                </Button>
                <Button tone="primary" onClick={runner.confirmFinish}>
                  {t('runner.finishConfirm')}
                </Button>
              </>
            }
          >
            <Live>
              {() => {
                const flagged = runner.answers.flaggedCount.value;
                const unanswered = runner.unansweredCount.value;
                const marked = flagged > 0 ? `${t('runner.finishFlagged', { count: flagged })} ` : '';
                const open =
                  unanswered > 0
                    ? t('runner.finishUnanswered', { count: unanswered })
                    : t('runner.finishAnswered');
                return <span>{marked + open}</span>;
              }}
            </Live>
          </Dialog>
        )}
      </Live>
    </div>
  );
});

type PartProps = Pick<RunnerStageProps, 'runner'>;

/** How many are answered and where the visitor is: seen a frame after the answer itself. */
function Overview({ runner }: PartProps) {
  const t = useT();
  const answers = useLate(runner.answers.answers);
  const answered = answers.filter((option) => option >= 0).length;
  const flags = useLate(runner.answers.flags);
  const index = useLate(runner.currentIndex);
  return (
    <section className={styles.overview} aria-label={t('runner.overview')}>
      <p className={styles.counts}>
        <span>{t('runner.answered', { answered, total: answers.length })}</span>
        <span>{t('runner.current', { number: index + 1 })}</span>
      </p>
      <MarkerStrip answers={answers} flags={flags} currentIndex={index} onSelect={runner.goTo} />
    </section>
  );
}

function Question({ runner, ...shown }: Pick<RunnerStageProps, 'runner' | 'shapes' | 'assetBase'>) {
  useSignals();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { questions } = runner.session.value;
  const index = runner.currentIndex.value;
  const question = questions[index];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useEffect(() => moveFocus(headingRef.current), [index]);
  return (
    question && (
      <QuestionCard
        {...shown}
        question={question}
        index={index}
        total={questions.length}
        selectedIndex={runner.selectedIndex.value}
        onChoose={runner.choose}
        headingRef={headingRef}
        flag={runner.toggleFlag && { isOn: runner.isFlagged.value, onToggle: runner.toggleFlag }}
      />
    )
  );
}

function Saving({ runner: { answers } }: PartProps) {
  const state = useLate(answers.saveState);
  const pendingCount = useLate(answers.pendingCount);
  return state && <SaveIndicator state={state} pendingCount={pendingCount} />;
}

function KeyHint({ runner }: PartProps) {
  const t = useT();
  const key = (name: string) => (
    <kbd className={styles.key} translate="no">
      {name}
    </kbd>
  );
  return (
    <p className={styles.keys} title={t('runner.keys')}>
      <span>
        {key('↑')} {key('↓')} <span>{t('runner.keysOr')}</span> {key('A')} {key('B')}{' '}
        <span>{`… ${t('runner.keysChoose')}`}</span>
      </span>
      <span>
        {key('Enter')} <span>{t('runner.keysOr')}</span> {key('N')} <span>{t('runner.keysNext')}</span>
      </span>
      <span>
        {key('P')} <span>{t('runner.keysPrevious')}</span>
      </span>
      {runner.toggleFlag && (
        <span>
          {key('M')} <span>{t('runner.flag')}</span>
        </span>
      )}
    </p>
  );
}

const EndScreen = forwardRef<HTMLDivElement, Pick<RunnerStageProps, 'runner' | 'className'>>(
  function EndScreen({ runner, className, ...rest }, ref) {
    useSignals();
    const t = useT();
    const titleRef = useRef<HTMLHeadingElement>(null);
    useEffect(() => moveFocus(titleRef.current), []);
    const state = runner.finishState.value;
    const isDelayed = state === 'waiting' || state === 'busy';
    const title =
      state === 'waiting'
        ? t('runner.waitingTitle')
        : runner.timeIsUp.value
          ? t('runner.timeUpTitle')
          : t('runner.finishing');
    return (
      <div {...rest} ref={ref} className={cx(styles.end, className)} aria-live="polite">
        <h1 ref={titleRef} tabIndex={-1} className={heading.page}>
          {title}
        </h1>
        <p className={lead}>{isDelayed ? t('runner.waitingText') : t('runner.timeUpText')}</p>
      </div>
    );
  },
);
