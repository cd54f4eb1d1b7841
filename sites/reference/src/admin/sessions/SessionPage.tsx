import { type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Link, useParams } from 'react-router';
import { useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { languageName } from '../parts/languageName.ts';
import { Page } from '../parts/Page.tsx';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { detailWords } from './detailWords.ts';
import { Emails } from './Emails.tsx';
import { EventList } from './EventList.tsx';
import { Payments } from './Payments.tsx';
import { PrivateLinks } from './PrivateLinks.tsx';
import { Published } from './Published.tsx';
import { paymentTones } from './payment.ts';
import { Questions } from './Questions.tsx';
import { Rights } from './Rights.tsx';
import { sessionsWords } from './words.ts';

function Facts({ test }: { test: SessionDetail }) {
  const words = useWords(detailWords);
  const { score, startedAt, finishedAt, deadlineAt } = test;
  const format = useFormat();
  const { facts: names } = words;
  const { locale } = useLocale();
  const ended = () => {
    if (finishedAt !== null) return format.dateTime(finishedAt);
    return Date.now() > deadlineAt ? words.overdue : words.notEnded;
  };
  const facts: [string, string][] = [
    [names.id, test.id],
    [names.set, test.set],
    [names.locale, languageName(test.locale ?? 'en', locale)],
    ...(test.partner === null ? [] : [[names.partner, test.partner] satisfies [string, string]]),
    ...(test.hostOrigin === null ? [] : [[names.origin, test.hostOrigin] satisfies [string, string]]),
    [names.started, format.dateTime(startedAt)],
    [names.deadline, `${format.dateTime(deadlineAt)} (${test.timeFactor}×)`],
    [names.ended, ended()],
    [names.time, finishedAt === null ? '–' : format.duration(finishedAt - startedAt)],
    [
      names.score,
      score
        ? words.score({
            iq: score.iq,
            percentile: format.number(score.percentile, Number.isInteger(score.percentile) ? 0 : 1),
            correct: score.totalCorrect,
            total: test.questions.length,
          })
        : '–',
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All data about one test that operators may see, with the actions on it. */
export function SessionPage() {
  const words = useWords(detailWords);
  const { payments, tooFast, repeat } = useWords(sessionsWords);
  const { id = '' } = useParams();
  const { data: test, error, refetch } = useAdminQuery(sessionRoutes.readSession, { params: { id } });
  return (
    <Page
      title={words.title}
      intro={
        <>
          <Link to="/sessions">{words.back}</Link> ·{' '}
          <Link to={{ pathname: '/audit', search: new URLSearchParams({ subject: id }).toString() }}>
            {words.log}
          </Link>
        </>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!test && !error && <Loading />}
      {test && (
        <>
          <span className={styles.actions}>
            <Chip tone={paymentTones[test.payment]}>{payments[test.payment]}</Chip>
            {test.isTooFast && <Chip tone="warning">{tooFast}</Chip>}
            {test.isRepeat && <Chip>{repeat}</Chip>}
          </span>
          <Facts test={test} />
          <Payments test={test} />
          <Emails test={test} />
          <PrivateLinks test={test} />
          <Published test={test} />
          <EventList events={test.events} />
          <Questions key={test.id} test={test} />
          <Rights test={test} />
        </>
      )}
    </Page>
  );
}
