import type { PublicQuestion } from '@quotient/contract';
import { useEffect, useState } from 'react';
import { useLocale } from '../../packages/iq-test/src/i18n/useT.ts';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Notice } from '../../packages/iq-test/src/ui/Notice.tsx';
import { type BenchAnswer, Made, Verdict } from './BenchFindings.tsx';
import { type BenchRequest, MakeForm, OwnForm } from './BenchForms.tsx';
import '../foundations/foundations.css';

/** Resolves to a sentence for a refusal, and to nothing without a server. */
export type Ask = (
  request: BenchRequest & { locale: string },
) => Promise<BenchAnswer | { problem: string } | undefined>;

/** Makes figures by their rules, and judges those of one's own. */
export function RuleBench({ ask }: { ask: Ask }) {
  const locale = useLocale();
  const [request, setRequest] = useState<BenchRequest>({
    kind: 'generated',
    difficulty: 'medium',
    seed: '1',
  });
  const [answer, setAnswer] = useState<BenchAnswer>();
  const [start, setStart] = useState<PublicQuestion>(); // what the fields of one's own are filled with
  const [problem, setProblem] = useState<string | null>(); // null = no answer
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    setBusy(true);
    ask({ ...request, locale }).then((reply) => {
      if (!isCurrent) return;
      setBusy(false);
      setProblem(reply ? ('problem' in reply ? reply.problem : undefined) : null);
      if (!reply || 'problem' in reply) return;
      setAnswer(reply);
      // one's own stays as it was typed, and keeps the focus
      if (reply.making) setStart(reply.question);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, request, locale]);

  if (problem === null)
    return (
      <div className="foundation" lang="en" dir="ltr">
        <h1 className={heading.page}>Rule bench</h1>
        <p className={lead}>
          The engine that makes and solves figures is not published. To use it here, run{' '}
          <code>npm run storybook</code> in the repository.
        </p>
      </div>
    );
  const alert = problem && (
    <Notice tone="alert" role="alert">
      {problem}
    </Notice>
  );
  const cells = start?.visualPattern?.grid?.flat().slice(0, 8) ?? [];
  return (
    <div className="foundation">
      <div className="foundation-section" lang="en" dir="ltr">
        <h1 className={heading.page}>Rule bench</h1>
        <MakeForm choices={answer?.choices ?? {}} onAsk={setRequest} isBusy={isBusy} />
        {request.kind === 'generated' && alert}
      </div>
      {answer && !problem && <Made {...answer} />}
      {answer && start && (
        <OwnForm
          key={JSON.stringify([cells, start.options])}
          cells={cells}
          options={start.options}
          tokens={answer.shapes.map(({ name }) => name)}
          alert={request.kind === 'own' && alert}
          onAsk={setRequest}
          isBusy={isBusy}
        />
      )}
      {answer && !problem && (
        <div className="foundation" lang="en" dir="ltr">
          <Verdict {...answer} />
        </div>
      )}
    </div>
  );
}
