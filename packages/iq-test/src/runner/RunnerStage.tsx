import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { heading, lead, visuallyHidden } from '../theme/typography.css.ts';
import { CountdownFace } from '../timer/CountdownFace.tsx';
import type { CountdownView } from '../timer/countdownView.ts';
import { useCoveredEdges } from '../ui/coveredEdges.ts';
import { cx } from '../ui/cx.ts';
import { Live } from '../ui/Live.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useMergedRefs } from '../ui/useMergedRefs.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { Overview } from './Overview.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { RunnerActions } from './RunnerActions.tsx';
import * as styles from './RunnerStage.css.ts';
import { runnerKeys } from './runnerKeys.ts';
import type { RunnerView } from './runnerView.ts';
import { showQuestion } from './showQuestion.ts';
import { holdByHand } from './stickyFallback.ts';
import { useOnePress } from './useOnePress.ts';
import { usePicturesAhead } from './usePicturesAhead.ts';

/** All other attributes, and the ref, go to the outer `<div>`, also at the end of the test. */
export interface RunnerStageProps extends HTMLAttributes<HTMLDivElement> {
  /** The running test: a `Runner`, which its creator ends. Parts that it lacks aren't shown. */
  runner: RunnerView;
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
}

/**
 * The test itself: one question at a time, the clock, and all questions at a glance. An answer, a step or a second renders
 * what shows it.
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
  const screenRef = useRef<HTMLDivElement>(null);
  const finishRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRefs(screenRef, ref);
  useCoveredEdges(() => screenRef.current, holdByHand);
  usePicturesAhead(runner, assetBase);
  const onePressAtOnce = useOnePress(() => `${runner.currentIndex.peek()} ${runner.finishState.peek()}`);

  if (runner.isOver.value) return <EndScreen {...rest} ref={ref} className={className} runner={runner} />;

  // Nothing else is read here: an answer, a step or a second renders what shows it, and never the whole screen.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts only; all they do can be done with the controls inside
    <div
      {...rest}
      ref={mergedRef}
      className={cx(styles.screen, className)}
      // a click beside the controls keeps the focus, and so the shortcuts, in the test
      tabIndex={-1}
      onKeyDown={runnerKeys(runner, () => finishRef.current?.focus())}
      onClickCapture={onePressAtOnce}
    >
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
      <RunnerActions runner={runner} finishRef={finishRef} />
      <KeyHint runner={runner} />
      <FinishDialog runner={runner} />
    </div>
  );
});

type PartProps = Pick<RunnerStageProps, 'runner'>;

/** The warning of the last five minutes. */
function LittleTimeLeft({ countdown }: { countdown: CountdownView }) {
  useSignals();
  const t = useT();
  return (
    countdown.showsBanner.value && (
      <Notice tone="warning" role="alert" className={styles.warning}>
        {t('timer.warningBanner')}
      </Notice>
    )
  );
}

function Question({ runner, ...shown }: Pick<RunnerStageProps, 'runner' | 'shapes' | 'assetBase'>) {
  useSignals();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { countdown } = runner;
  // the same elements for as long as the clock is the same: an answer renders neither
  const clock = useMemo(() => countdown && <CountdownFace countdown={countdown} />, [countdown]);
  const warning = useMemo(() => countdown && <LittleTimeLeft countdown={countdown} />, [countdown]);
  const { questions } = runner.session.value;
  const index = runner.currentIndex.value;
  const question = questions[index];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useEffect(() => {
    const heading = headingRef.current;
    showQuestion(heading, heading?.closest<HTMLElement>(`.${styles.screen}`) ?? null);
  }, [index]);
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
        clock={clock}
        warning={warning}
      />
    )
  );
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
