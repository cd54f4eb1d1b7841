import type { SetStatistics } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useFormat } from '../format.ts';
import { Counting } from '../parts/Counting.tsx';
import { download } from '../parts/download.ts';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { questionWords } from '../questions/words.ts';
import { useWords } from '../words.tsx';
import { Choices } from './Choices.tsx';
import { statisticsCsv } from './csv.ts';
import { Distribution } from './Distribution.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { SetSummary } from './SetSummary.tsx';
import { type Chosen, useSelection } from './useSelection.ts';
import { useStatistics } from './useStatistics.ts';
import { Verdict } from './Verdict.tsx';
import { statisticsWords } from './words.ts';

const nothingFound = { partners: [], locales: [] };

/** The statistics of one set: what its scores and its questions come to. */
export function StatisticsPage() {
  const words = useWords(statisticsWords);
  const format = useFormat();
  const { chosen, choose, search } = useSelection();
  const { data, error, refetch } = useStatistics(chosen);
  const ready = data?.state === 'ready' ? data : undefined;
  return (
    <Page title={words.title} intro={words.intro}>
      <Choices chosen={chosen} choose={choose} found={ready?.choices ?? nothingFound} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data?.state === 'counting' && <Counting {...data} say={words.counting} />}
      {ready && (
        <>
          <p>{words.countedAt({ when: format.dateTime(ready.countedAt) })}</p>
          <Numbers statistics={ready.statistics} chosen={chosen} search={search} />
        </>
      )}
    </Page>
  );
}

interface NumbersProps {
  statistics: SetStatistics;
  chosen: Chosen;
  /** The selection, as a query. */
  search: string;
}

function Numbers({ statistics, chosen: { set, to }, search }: NumbersProps) {
  const words = useWords(statisticsWords);
  const { sets } = useWords(questionWords);
  const { cases, distribution, questions } = statistics;
  const exported = () =>
    download(
      ['statistics', set, to].filter(Boolean).join('-').concat('.csv'),
      statisticsCsv(statistics),
      'text/csv',
    );
  return (
    <>
      <Verdict {...statistics} />
      <Section title={`${words.summary}: ${sets[set]}`}>
        <SetSummary statistics={statistics} />
      </Section>
      {cases === 0 ? (
        <Empty title={words.nobody} />
      ) : (
        <Section title={words.scores.title}>
          <Distribution distribution={distribution} cases={cases} />
        </Section>
      )}
      <Section
        title={words.questions}
        actions={questions.length > 0 && <Button onClick={exported}>{words.exportCsv}</Button>}
      >
        {questions.length > 0 ? (
          <QuestionTable
            statistics={statistics}
            caption={`${words.questions}: ${sets[set]}`}
            wayTo={(id) => `/statistics/${set}/${id}${search && `?${search}`}`}
          />
        ) : (
          <p>{words.ownQuestions}</p>
        )}
      </Section>
    </>
  );
}
