import type { SetStatistics } from '@quotient/contract/admin';
import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import { Figure, Figures } from './Figure.tsx';
import { statisticsWords } from './words.ts';

function Cases({ statistics: { cases, leftOut } }: { statistics: SetStatistics }) {
  const words = useWords(statisticsWords);
  const { number } = useFormat();
  const reasons = (['unfinished', 'repeated', 'tooFast', 'otherQuestions'] as const)
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => `${number(leftOut[reason])} ${words.leftOut[reason]}`);
  return (
    <Figure {...words.cases} value={number(cases)}>
      {reasons.length > 0 && `${words.leftOut.intro}: ${reasons.join(', ')}`}
    </Figure>
  );
}

function Reliability({ reliability }: Pick<SetStatistics, 'reliability'>) {
  const words = useWords(statisticsWords).reliability;
  const { number } = useFormat();
  if (!reliability) return <Figure {...words} value={null} />;
  const { alpha, interval, cases, resamples, isSampled } = reliability;
  const how = isSampled ? words.howSampled : words.how;
  return (
    <Figure
      name={words.name}
      means={`${words.means} ${interval ? how({ cases: number(cases), resamples: number(resamples) }) : ''}`}
      value={number(alpha, 2)}
    >
      {interval && words.interval({ low: number(interval.low, 2), high: number(interval.high, 2) })}
    </Figure>
  );
}

/** The numbers of a whole set. */
export function SetSummary({ statistics }: { statistics: SetStatistics }) {
  const words = useWords(statisticsWords);
  const { number } = useFormat();
  const { mean, deviation, standardError } = statistics;
  const orNone = (value: number | null) => (value === null ? null : number(value, 1));
  return (
    <Figures>
      <Cases statistics={statistics} />
      <Figure {...words.mean} value={orNone(mean)}>
        {mean !== null && words.ofQuestions({ count: number(statistics.questionCount) })}
      </Figure>
      <Figure {...words.deviation} value={orNone(deviation)} />
      <Reliability reliability={statistics.reliability} />
      <Figure {...words.standardError} value={orNone(standardError)}>
        {standardError !== null && words.rightAnswers}
      </Figure>
    </Figures>
  );
}
