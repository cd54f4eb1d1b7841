import { type SessionSummary, sessionRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { is } from 'valibot';
import { call } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { languageName } from '../parts/languageName.ts';
import { Page } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useFilters } from '../parts/useFilters.ts';
import { useLocale, useWords } from '../words.tsx';
import { FindSession } from './FindSession.tsx';
import { paymentTones } from './payment.ts';
import { SessionCount } from './SessionCount.tsx';
import { SessionFilters, sessionFilterNames } from './SessionFilters.tsx';
import * as styles from './Sessions.css.ts';
import { usePartners } from './usePartners.ts';
import { WaitingEmails } from './WaitingEmails.tsx';
import { sessionsWords } from './words.ts';

function Also({ test }: { test: SessionSummary }) {
  const words = useWords(sessionsWords);
  const marks = [
    test.isDuplicate && words.duplicate,
    test.isTooFast && words.tooFast,
    test.isRepeat && words.repeat,
    test.isMailed && words.mailed,
    test.isShared && words.shared,
    test.hasCertificate && words.certificate,
  ].filter((mark) => mark !== false);
  return (
    <span className={styles.chips}>
      {marks.map((mark) => (
        <Chip key={mark} tone={mark === words.duplicate ? 'alert' : 'neutral'}>
          {mark}
        </Chip>
      ))}
    </span>
  );
}

function SessionTable({ tests }: { tests: readonly SessionSummary[] }) {
  const words = useWords(sessionsWords);
  const format = useFormat();
  const { locale: shown } = useLocale();
  const { nameOf } = usePartners();
  const progress = ({ finishedAt, reason }: SessionSummary) => {
    if (finishedAt === null) return words.running;
    return reason === 'time-up' ? words.timeUp : words.finished;
  };
  return (
    <Table
      caption={words.title}
      isCaptionHidden
      stacked="phone"
      rows={tests}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'started',
          head: words.started,
          isName: true,
          cell: ({ id, startedAt }) => (
            <>
              <Link className={styles.nowrap} to={`/sessions/${id}`}>
                {format.dateTime(startedAt)}
              </Link>
              <span className={styles.small}>
                <code className={styles.number}>{id}</code>
              </span>
            </>
          ),
        },
        {
          key: 'test',
          head: words.test,
          cell: ({ set, locale, partner }) => (
            <>
              <span>{`${set} · ${languageName(locale ?? 'en', shown)}`}</span>
              {partner !== null && <span className={styles.small}>{nameOf(partner)}</span>}
            </>
          ),
        },
        {
          key: 'progress',
          head: words.progress,
          cell: (test) => (
            <>
              <span className={styles.nowrap}>{progress(test)}</span>
              <span className={styles.small}>
                {words.answered({ count: test.answeredCount, total: test.questionCount })}
              </span>
            </>
          ),
        },
        { key: 'score', head: words.score, cell: ({ iq }) => iq ?? '–', isNumber: true },
        {
          key: 'payment',
          head: words.payment,
          cell: ({ payment, price }) => (
            <>
              <Chip tone={paymentTones[payment]}>{words.payments[payment]}</Chip>
              {price && (
                <span className={styles.small}>{format.money(price.amountMinor, price.currency)}</span>
              )}
            </>
          ),
        },
        { key: 'also', head: words.also, cell: (test) => <Also test={test} /> },
      ]}
    />
  );
}

/** All stored tests: find one by its number, filter them, and page through them. */
export function Sessions() {
  const words = useWords(sessionsWords);
  const format = useFormat();
  const filters = useFilters(sessionFilterNames);
  // What was typed into the address by hand may be no filter; what is only half typed is none yet.
  const wanted = filters.filter;
  const query = is(sessionRoutes.searchSessions.query, wanted) ? wanted : {};
  const pages = useInfiniteQuery({
    queryKey: [sessionRoutes.searchSessions.path, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        sessionRoutes.searchSessions,
        { query: { ...query, ...(pageParam && { before: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const tests = pages.data?.pages.flatMap(({ sessions }) => sessions) ?? [];
  const searchedTo = pages.data?.pages.at(-1)?.searchedTo;
  return (
    <Page title={words.title} intro={words.intro}>
      <WaitingEmails />
      <FindSession />
      <SessionFilters {...filters} />
      <p className={styles.note}>{words.utc}</p>
      {pages.error && <Failure error={pages.error} onRetry={pages.refetch} />}
      {pages.isPending && <Loading />}
      {pages.data && tests.length === 0 && !pages.hasNextPage && (
        <Empty title={words.none.title}>
          <p>{words.none.text}</p>
        </Empty>
      )}
      {tests.length > 0 && (
        <>
          <SessionCount
            shown={tests.length}
            total={pages.data?.pages[0]?.total ?? null}
            hasMore={pages.hasNextPage}
            filter={query}
          />
          <SessionTable tests={tests} />
        </>
      )}
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {words.older}
          </Button>
          {searchedTo && (
            <span className={styles.note}>{words.searchedTo({ day: format.day(searchedTo) })}</span>
          )}
        </div>
      )}
    </Page>
  );
}
