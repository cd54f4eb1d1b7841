import { useModel } from '@preact/signals-react/runtime';
import type { BrandConfig } from '@quotient/contract/brand';
import type { ApiClient } from '../api/apiClient.ts';
import { EmailResultsModel } from '../results/emailResultsModel.ts';
import { ResultsScreen } from '../results/ResultsScreen.tsx';
import { ShareResultsModel } from '../results/shareResultsModel.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { At } from './journey.ts';

/** What the results need of the journey around them. */
export interface ResultsStageProps {
  /** The journey at this stage: the paid results, and what opens their session. */
  here: At<'results'>;
  /** Name → SVG content, see `Shape`. */
  shapes: ReadonlyMap<string, string>;
  /** Starts another test; the visitor has confirmed it where the results could be lost. */
  onRetake: () => void;
  /** Sends the e-mail and makes the public page; links to it begin with its `origin`. */
  api: ApiClient;
  /** Tells what became of sending, sharing and copying. */
  toasts: Toasts;
  /** In the language in use, see `localizeBrand`. */
  brand: BrandConfig;
  /** Origin that illustrations come from; '' is the page's own. */
  assetBase: string;
}

/** The results with what they need from the page: the share sheet, the clipboard, the printer. */
export function ResultsStage({
  here: { results, session, credentials, isStarting },
  shapes,
  onRetake,
  api,
  toasts,
  brand,
  assetBase,
}: ResultsStageProps) {
  const shared = { results, credentials, api, toasts };
  const email = useModel(() => new EmailResultsModel(shared));
  const share = useModel(
    () =>
      new ShareResultsModel({
        ...shared,
        origin: api.origin,
        shareNatively: typeof navigator.share === 'function' ? (data) => navigator.share(data) : undefined,
        copy: (text) => navigator.clipboard.writeText(text),
      }),
  );
  return (
    <ResultsScreen
      results={results}
      questions={session.questions}
      shapes={shapes}
      brand={brand}
      email={email}
      share={share}
      onRetake={onRetake}
      retaking={isStarting}
      onPrint={() => print()}
      assetBase={assetBase}
    />
  );
}
