import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType, ReactElement } from 'react';
import { visitorMessage } from '../api/ApiError.ts';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import type { LandingProps } from '../landing/Landing.tsx';
import { RunnerStage } from '../runner/RunnerStage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { stageOf } from './journey.ts';
import { LastTestLine } from './LastTestLine.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Message } from './Message.tsx';
import { SampleReport } from './SampleReport.tsx';
import type { StageProps, UseFlowOptions } from './useFlow.ts';
import { type LoadLaterStages, useLaterStages } from './useLaterStages.ts';

/** Options of a journey, and further props of its stages. */
export interface JourneyProps
  extends UseFlowOptions,
    Pick<StageProps, 'dir'>,
    Pick<LandingProps, 'priceDisplay'> {
  /** The first screen: the script tag's fetches itself. */
  Landing: ComponentType<LandingProps>;
  loadLaterStages: LoadLaterStages;
}

type CurrentStageProps = StageProps &
  Pick<JourneyProps, 'set' | 'priceDisplay' | 'Landing' | 'loadLaterStages'>;

/** Renders the current stage of the journey. */
export function CurrentStage({
  set,
  priceDisplay,
  Landing,
  loadLaterStages,
  ...props
}: CurrentStageProps): ReactElement {
  const { flow, brand, baseUrl } = props;
  useSignals();
  const t = useT();
  const here = flow.journey.value;
  // fetched while the questions are answered: the connection may be gone at the end
  const later = useLaterStages(stageOf(here) !== 'welcome', loadLaterStages);

  switch (here.at) {
    case 'welcome':
      return (
        <Landing
          brand={brand}
          set={set}
          priceDisplay={priceDisplay}
          timeFactor={flow.timeFactor.value}
          onTimeFactorChange={flow.setTimeFactor}
          onStart={flow.start}
          starting={here.isStarting}
          sample={<SampleReport load={loadLaterStages} />}
          lastResult={flow.last.value && <LastTestLine last={flow.last.value} onOpen={flow.openLast} />}
        />
      );
    case 'restoring': {
      const { obstacle } = here;
      const title = t('flow.restoring');
      if (!obstacle) return <Skeleton label={title} />;
      const text = t(obstacle === 'offline' ? 'flow.reconnecting' : 'flow.busy');
      return <Message role="status" title={title} text={text} onRetry={flow.wake} />;
    }
    case 'testing':
      return (
        <>
          <RunnerStage runner={here.runner} shapes={flow.shapes.value} assetBase={baseUrl} />
          <LeaveGuard flow={flow} isLeaving={here.isLeaving} />
        </>
      );
    case 'loading-results':
      return <Skeleton label={t('common.loading')} />;
    case 'failed': {
      const text = inWords(visitorMessage(here.error, 'errors.internal'), t);
      return (
        <Message role="alert" title={t('flow.resultsFailedTitle')} text={text} onRetry={flow.retryResults} />
      );
    }
    case 'payment':
    case 'results': {
      if (later.hasFailed) {
        const [title, text] = [t('flow.resultsFailedTitle'), t('errors.network')];
        return <Message role="alert" title={title} text={text} onRetry={later.retry} />;
      }
      if (!later.file) return <Skeleton label={t('common.loading')} />;
      const { PaymentStage, ResultsStage } = later.file;
      if (here.at === 'payment') return <PaymentStage {...props} here={here} />;
      return <ResultsStage {...props} here={here} />;
    }
  }
}
