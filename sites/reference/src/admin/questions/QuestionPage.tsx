import type { BrowsedQuestion } from '@quotient/contract/admin';
import { QuestionCard } from '@quotient/iq-test';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { useWords } from '../words.tsx';
import { Answer } from './Answer.tsx';
import * as styles from './QuestionPage.css.ts';
import { firstLooks, Stage } from './Stage.tsx';
import { StatisticsLine } from './StatisticsLine.tsx';
import { useNeighborKeys } from './useNeighborKeys.ts';
import { useChoices, useQuestions, useSetShapes } from './useQuestions.ts';
import { questionWords } from './words.ts';

/** One question: as visitors see it, what the bank says of it, and its answer for who asks. */
export function QuestionPage() {
  const words = useWords(questionWords);
  const { set: setName = '', id } = useParams();
  const { locale, seed, search, choose } = useChoices();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuestions();
  const shapes = useSetShapes(data?.sets);
  const [looks, setLooks] = useState(firstLooks);

  const found = data?.sets.find(({ set }) => set === setName);
  const questions = found?.questions ?? [];
  const index = questions.findIndex((one) => String(one.id) === id);
  const question = questions[index];
  const wayTo = (neighbor: BrowsedQuestion | undefined) =>
    neighbor && { pathname: `/questions/${setName}/${neighbor.id}`, search };
  const previous = wayTo(questions[index - 1]);
  const next = wayTo(question && questions[index + 1]);
  useNeighborKeys(previous && (() => navigate(previous)), next && (() => navigate(next)));

  if (data && (!found || !question)) return <NotFound />;
  const { set } = found ?? {};
  const key = `${setName} ${id} ${seed} ${locale}`;
  return (
    <Page
      title={set && question ? words.questionTitle({ set: words.sets[set], id: question.id }) : words.title}
      actions={
        <nav className={styles.neighbors} aria-label={words.neighbors} title={words.keysHint}>
          <Link to={{ pathname: `/questions/${setName}`, search }}>{set && words.sets[set]}</Link>
          {previous && (
            <Link to={previous} aria-keyshortcuts="ArrowLeft">
              {`← ${words.previous}`}
            </Link>
          )}
          {next && (
            <Link to={next} aria-keyshortcuts="ArrowRight">
              {`${words.next} →`}
            </Link>
          )}
        </nav>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {set && question && (
        <>
          <Facts question={question} />
          <Section
            title={words.preview}
            actions={
              <Link to={{ pathname: `/questions/${set}/${question.id}/visitor`, search }}>
                {words.asVisitor}
              </Link>
            }
          >
            <p className={styles.hint}>{words.previewHint}</p>
            <Stage
              label={words.preview}
              locale={locale}
              onLocale={(next) => choose({ locale: next })}
              looks={looks}
              onLooks={setLooks}
            >
              <Card key={key} question={question} index={index} total={questions.length} shapes={shapes} />
            </Stage>
          </Section>
          <Answer key={key} set={set} question={question} locale={locale} seed={seed} shapes={shapes} />
          {found?.seed === null && (
            <Section title={words.statistics}>
              <p className={styles.hint}>{words.statisticsHint}</p>
              <StatisticsLine set={set} id={question.id} />
              <p>
                <Link to={`/statistics/${set}/${question.id}`}>{words.toStatistics}</Link>
              </p>
            </Section>
          )}
        </>
      )}
    </Page>
  );
}

interface CardProps {
  question: BrowsedQuestion;
  index: number;
  total: number;
  shapes: ReadonlyMap<string, string>;
}

/** Choices on the card; they end with the page. */
function Card(props: CardProps) {
  const [selectedIndex, setSelectedIndex] = useState(-1);
  return <QuestionCard {...props} selectedIndex={selectedIndex} onChoose={setSelectedIndex} />;
}

function Facts({ question: { category, difficulty, points } }: { question: BrowsedQuestion }) {
  const words = useWords(questionWords);
  const facts = [
    [words.category, words.categories[category]],
    [words.difficulty, words.difficulties[difficulty]],
    [words.points, points],
  ] as const;
  return (
    <dl className={styles.facts} aria-label={words.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
