import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { errorCode } from '../api/ApiError.ts';
import { ResultsScreen } from '../results/ResultsScreen.tsx';
import type { At } from './journey.ts';
import { OwnData } from './OwnData.tsx';
import type { StageProps } from './useFlow.ts';
import { useToastsHere } from './useToastsHere.ts';

/** Props of the results stage. */
export interface ResultsStageProps extends StageProps {
  /** The journey at this stage: the paid results, and what opens their session. */
  here: At<'results'>;
}

/**
 * The results with what they need of server and page. The figures are sent along as specified; the server ignores them
 * and uses what it has stored.
 */
export function ResultsStage({ flow, here, api, toasts, brand, baseUrl }: ResultsStageProps) {
  useSignals();
  const { results, session, credentials, isStarting } = here;
  const toastsHere = useToastsHere(toasts);
  const { iq, percentile, totalCorrect, categories } = results;
  const sharedId = useRef(results.sharedResultId);
  const certificateOf = (code: string) => ({
    sheet: `${api.origin}/verify/${code}/print`,
    pdf: `${api.origin}/verify/${code}/certificate.pdf`,
  });
  const linkOf = (id: string) => `${api.origin}/r/${id}`;
  return (
    <>
      <ResultsScreen
        results={results}
        questions={session.questions}
        shapes={flow.shapes.value}
        brand={brand}
        onEmail={(email) =>
          api.sendResultsEmail(credentials, {
            email,
            iqScore: iq,
            percentile,
            totalCorrect,
            categoryAnalysis: categories,
          })
        }
        onShare={async () => {
          const body = { iq_score: iq, percentile, total_correct: totalCorrect };
          sharedId.current = (await api.shareResult(credentials, body)).id;
          return linkOf(sharedId.current);
        }}
        sharedLink={results.sharedResultId && linkOf(results.sharedResultId)}
        onTakeBack={async () => {
          try {
            await api.deleteSharedResult(credentials, sharedId.current ?? '');
          } catch (error) {
            if (errorCode(error) !== 'shared_result_not_found') throw error;
            // no longer shared, perhaps from another tab, which may have shared it again
            const { sharedResultId } = await api.getResults(credentials);
            if (sharedResultId) await api.deleteSharedResult(credentials, sharedResultId);
          }
        }}
        onCertificate={async () => certificateOf((await api.makeCertificate(credentials)).code)}
        certificate={
          results.certificateCode === undefined ? undefined : certificateOf(results.certificateCode)
        }
        onTakeBackCertificate={() => api.removeCertificate(credentials)}
        onPrivateLink={async () => (await api.createPrivateLink(credentials)).url}
        onEndPrivateLinks={() => api.endPrivateLinks(credentials)}
        toasts={toastsHere}
        onRetake={flow.retake}
        timeFactor={flow.timeFactor.value}
        onTimeFactorChange={flow.setTimeFactor}
        retaking={isStarting}
        onPrint={() => print()}
        assetBase={baseUrl}
      />
      <OwnData flow={flow} api={api} credentials={credentials} brand={brand} isPaid />
    </>
  );
}
