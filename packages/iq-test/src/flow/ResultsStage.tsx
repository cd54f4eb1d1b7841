import { useModel, useSignals } from '@preact/signals-react/runtime';
import { EmailResultsModel } from '../results/emailResultsModel.ts';
import { ResultsScreen } from '../results/ResultsScreen.tsx';
import { ShareResultsModel } from '../results/shareResultsModel.ts';
import type { At } from './journey.ts';
import type { StageProps } from './useFlow.ts';

/** What the results need of the journey around them. */
export interface ResultsStageProps extends StageProps {
  /** The journey at this stage: the paid results, and what opens their session. */
  here: At<'results'>;
}

/** The results with what they need from the page: the share sheet, the clipboard, the printer. */
export function ResultsStage({ flow, here, api, toasts, brand, baseUrl }: ResultsStageProps) {
  useSignals();
  const { results, session, credentials, isStarting } = here;
  const shared = { results, credentials, api, toasts };
  const email = useModel(() => new EmailResultsModel(shared));
  const share = useModel(
    () =>
      new ShareResultsModel({
        ...shared,
        shareNatively: typeof navigator.share === 'function' ? (data) => navigator.share(data) : undefined,
        copy: (text) => navigator.clipboard.writeText(text),
      }),
  );
  return (
    <ResultsScreen
      results={results}
      questions={session.questions}
      shapes={flow.shapes.value}
      brand={brand}
      email={email}
      share={share}
      onRetake={flow.retake}
      retaking={isStarting}
      onPrint={() => print()}
      assetBase={baseUrl}
    />
  );
}
