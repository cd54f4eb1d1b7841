import { FEWEST_CASES, statisticsRoutes } from '@quotient/contract/admin';
import type { QuestionSetName } from '@quotient/contract/questionSets';
import { useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import * as styles from './QuestionPage.css.ts';
import { questionWords } from './words.ts';

/** Interval between requests while the server counts, in milliseconds. */
const ASK_AGAIN_MS = 1000;

/** Statistics of a question in one line; empty until they are known. The statistics page has all of them. */
export function StatisticsLine({ set, id }: { set: QuestionSetName; id: number }) {
  const words = useWords(questionWords);
  const format = useFormat();
  const { data } = useAdminQuery(
    statisticsRoutes.getStatistics,
    { query: { set } },
    { refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_AGAIN_MS : false) },
  );
  if (data?.state !== 'ready') return null;
  const { cases, verdict, questions } = data.statistics;
  const question = questions.find((each) => each.id === id);
  if (verdict === 'too-few' || !question)
    return <p className={styles.hint}>{words.tooFewCases({ cases, fewest: FEWEST_CASES })}</p>;
  const { shareRight, discrimination, time, flags } = question;
  const facts = [
    [words.cases, format.number(cases)],
    [words.shareRight, format.percent(shareRight?.value ?? null, 0)],
    [words.discrimination, discrimination === null ? '–' : format.number(discrimination, 2)],
    [words.medianTime, time === null ? '–' : format.duration(time.medianSeconds * 1000)],
    [words.noticed, format.number(flags.length)],
  ];
  return (
    <>
      {verdict === 'provisional' && <p className={styles.hint}>{words.provisional}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
