import { useSignals } from '@preact/signals-react/runtime';
import { VERIFY_PATH } from '@quotient/contract/certificate';
import { pathIn } from '@quotient/contract/site';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../api/ApiError.ts';
import { useLocale } from '../i18n/useT.ts';
import { FullReport } from '../results/FullReport.tsx';
import { ResultsScreen } from '../results/ResultsScreen.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
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
  const locale = useLocale();
  const sharedId = useRef(results.sharedResultId);
  const [code, setCode] = useState(results.certificateCode);
  const [isReport, setReport] = useState(false);
  const screenRef = useRef<HTMLDivElement>(null);
  /** The control that had the focus before the report. */
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isReport && opener.current instanceof HTMLElement) moveFocus(opener.current);
  }, [isReport]);
  const checkAddress = `${api.origin}${VERIFY_PATH}`;
  const certificateOf = (made: string) => ({
    sheet: `${checkAddress}/${made}/print`,
    pdf: `${checkAddress}/${made}/certificate.pdf`,
  });
  const linkOf = (id: string) => `${api.origin}/r/${id}`;
  return (
    <>
      {/* hidden, not removed: entries and outcomes stay */}
      <div ref={screenRef} hidden={isReport}>
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
          onCertificate={async () => {
            const made = await api.makeCertificate(credentials);
            setCode(made.code);
            return certificateOf(made.code);
          }}
          certificate={
            results.certificateCode === undefined ? undefined : certificateOf(results.certificateCode)
          }
          onTakeBackCertificate={async () => {
            await api.removeCertificate(credentials);
            setCode(undefined);
          }}
          onPrivateLink={async () => (await api.createPrivateLink(credentials)).url}
          onEndPrivateLinks={() => api.endPrivateLinks(credentials)}
          toasts={toastsHere}
          onRetake={flow.retake}
          retakeSet={session.retakeSet}
          timeFactor={flow.timeFactor.value}
          onTimeFactorChange={flow.setTimeFactor}
          retaking={isStarting}
          onPrint={() => print()}
          onReport={() => {
            const root = screenRef.current?.getRootNode() as Document | ShadowRoot | undefined; // it is in a page
            opener.current = root?.activeElement ?? null;
            setReport(true);
          }}
          withdrawalHref={
            session.seller && results.orderNumber !== undefined
              ? `${api.origin}${pathIn(locale, '/withdraw')}?contract=${results.orderNumber}`
              : undefined
          }
          assetBase={baseUrl}
        />
        <OwnData flow={flow} api={api} credentials={credentials} brand={brand} isPaid />
      </div>
      {isReport && (
        <FullReport
          results={results}
          questions={session.questions}
          shapes={flow.shapes.value}
          brand={brand}
          checkAddress={code === undefined ? checkAddress : `${checkAddress}/${code}`}
          isCertified={code !== undefined}
          assetBase={baseUrl}
          onPrint={() => print()}
          onClose={() => setReport(false)}
        />
      )}
    </>
  );
}
