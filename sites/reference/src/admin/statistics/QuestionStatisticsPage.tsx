import type { QuestionStatistics } from '@quotient/contract/admin';
import { Link, useParams } from 'react-router';
import { useFormat } from '../format.ts';
import { Counting } from '../parts/Counting.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { questionWords } from '../questions/words.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useWords } from '../words.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import { Figure, Figures } from './Figure.tsx';
import { FlagList } from './FlagChips.tsx';
import { OptionSection } from './OptionSection.tsx';
import { useQuestionFigures } from './useQuestionFigures.ts';
import { useSelection } from './useSelection.ts';
import { useStatistics } from './useStatistics.ts';
import { Verdict } from './Verdict.tsx';
import { statisticsWords } from './words.ts';

/** The statistics of one question. */
export function QuestionStatisticsPage() {
  const words = useWords(statisticsWords);
  const { sets } = useWords(questionWords);
  const { set: setOfPath, id = '' } = useParams();
  const { chosen, search } = useSelection(setOfPath);
  const { data, error, refetch } = useStatistics(chosen);
  const asked = useQuestionFigures(chosen.set, id);
  const statistics = data?.state === 'ready' ? data.statistics : undefined;
  const question = statistics?.questions.find((each) => String(each.id) === id);
  if (chosen.set !== setOfPath || (statistics && !question)) return <NotFound />;
  const back = new URLSearchParams(search);
  back.set('set', chosen.set);
  return (
    <Page
      title={`${words.question({ id: Number(id) })} · ${sets[chosen.set]}`}
      actions={
        <>
          <Link to={`/statistics?${back}`}>{words.back}</Link>
          <Link to={`/questions/${chosen.set}/${id}`}>{words.seeQuestion}</Link>
        </>
      }
    >
      {asked && <AskedQuestion {...asked} />}
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data?.state === 'counting' && <Counting {...data} say={words.counting} />}
      {statistics && question && (
        <>
          <Verdict {...statistics} />
          <Numbers question={question} cases={statistics.cases} />
          {statistics.verdict !== 'too-few' && (
            <>
              <Section title={words.flags.name}>
                {question.flags.length > 0 ? <FlagList flags={question.flags} /> : <p>{words.flags.none}</p>}
              </Section>
              {/* another question, and other tests, hide the options again */}
              <OptionSection key={`${id} ${search}`} chosen={chosen} id={question.id} asked={asked} />
            </>
          )}
        </>
      )}
    </Page>
  );
}

/** The numbers of a question, each with what it says. */
function Numbers({ question, cases }: { question: QuestionStatistics; cases: number }) {
  const words = useWords(statisticsWords);
  const { number, percent } = useFormat();
  const { shareRight, discrimination, alphaWithout, time, omitted, notReached } = question;
  const coefficient = (value: number | null) => (value === null ? null : number(value, 2));
  const ofCases = (count: number) => cases > 0 && percent(count / cases);
  return (
    <Figures>
      <Figure {...words.share} value={shareRight && percent(shareRight.value)}>
        {shareRight && `${percent(shareRight.low)}–${percent(shareRight.high)}`}
      </Figure>
      <Figure {...words.discrimination} value={coefficient(discrimination)} />
      <Figure {...words.alphaWithout} value={coefficient(alphaWithout)} />
      <Figure {...words.time} value={time && words.seconds({ value: number(time.medianSeconds, 1) })}>
        {time &&
          `${words.seconds({ value: `${number(time.lowerSeconds, 1)}–${number(time.upperSeconds, 1)}` })}, ${words.timed({ cases: number(time.cases) })}`}
      </Figure>
      <Figure {...words.omitted} value={number(omitted)}>
        {ofCases(omitted)}
      </Figure>
      <Figure {...words.notReached} value={number(notReached)}>
        {ofCases(notReached)}
      </Figure>
    </Figures>
  );
}
