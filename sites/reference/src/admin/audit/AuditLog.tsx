import { auditRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api.ts';
import { download } from '../parts/download.ts';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Choice, Field } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useFilters } from '../parts/useFilters.ts';
import { useWords } from '../words.tsx';
import * as styles from './AuditLog.css.ts';
import { AuditTable } from './AuditTable.tsx';
import { actionWords } from './actionWords.ts';
import { type AuditFilter, entriesToCsv, readAllLines } from './auditCsv.ts';
import { ChainState } from './ChainState.tsx';
import { auditWords } from './words.ts';

const filterNames = ['action', 'operator', 'subject', 'text'] as const;

function useLines(query: AuditFilter) {
  return useInfiniteQuery({
    queryKey: [auditRoutes.listAudit.path, query],
    queryFn: ({ pageParam, signal }) =>
      call(auditRoutes.listAudit, { query: { ...query, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
  });
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const words = useWords(auditWords);
  const say = useToast();
  const [count, setCount] = useState(0);
  const run = useMutation({
    mutationFn: async () => {
      const lines = await readAllLines(filter, setCount);
      download('audit-log.csv', entriesToCsv(lines), 'text/csv');
      say(words.exported({ count: lines.length }));
    },
  });
  return (
    <>
      <Button busy={run.isPending} onClick={() => run.mutate()}>
        {run.isPending ? words.exporting({ count }) : words.exportCsv}
      </Button>
      {run.error && <Failure error={run.error} />}
    </>
  );
}

/** Actions of operators, newest first, and whether the log is complete. */
export function AuditLog() {
  const words = useWords(auditWords);
  const names = useWords(actionWords);
  const { filter, isFiltered, choose, clear } = useFilters(filterNames);
  const query = useLines(filter);
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  const searchedTo = query.data?.pages.at(-1)?.searchedTo;
  const operators = new Map(
    lines.flatMap(({ first: { operator } }) => (operator ? [[operator.id, operator.name]] : [])),
  );
  if (filter.operator && !operators.has(filter.operator)) operators.set(filter.operator, filter.operator);
  return (
    <Page title={words.title} intro={words.intro} actions={<ExportButton filter={filter} />}>
      <search className={styles.filters}>
        <Choice
          label={words.action}
          value={filter.action ?? ''}
          options={[['', words.everyAction], ...Object.entries(names)]}
          onChoose={(action) => choose({ action })}
        />
        <Choice
          label={words.operator}
          value={filter.operator ?? ''}
          options={[['', words.everyOperator], ...operators]}
          onChoose={(operator) => choose({ operator })}
        />
        <Field
          label={words.subject}
          value={filter.subject ?? ''}
          onChange={({ target }) => choose({ subject: target.value })}
        />
        <Field
          type="search"
          label={words.text}
          placeholder={words.textHint}
          value={filter.text ?? ''}
          onChange={({ target }) => choose({ text: target.value })}
        />
        {isFiltered && <Button onClick={clear}>{words.clear}</Button>}
      </search>
      {query.error && <Failure error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {query.data && lines.length === 0 && (
        <Empty title={words.none.title}>
          <p>{words.none.text}</p>
        </Empty>
      )}
      {lines.length > 0 && <AuditTable lines={lines} />}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {words.older}
          </Button>
          {searchedTo != null && <span>{words.searchedTo({ number: searchedTo })}</span>}
        </div>
      )}
      <ChainState />
    </Page>
  );
}
