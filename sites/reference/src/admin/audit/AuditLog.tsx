import { auditRoutes } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import { auditWords } from './words.ts';

/** What operators did, newest first. */
export function AuditLog() {
  const words = useWords(auditWords);
  const format = useFormat();
  const { data, error, refetch } = useAdminQuery(auditRoutes.listAudit, {});
  return (
    <Page title={words.title} intro={words.intro}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <Table
          caption={words.title}
          isCaptionHidden
          rows={data.entries}
          keyOf={({ number }) => number}
          columns={[
            { key: 'number', head: words.number, cell: ({ number }) => number, isNumber: true },
            { key: 'at', head: words.at, cell: ({ at }) => format.dateTime(at) },
            { key: 'operator', head: words.operator, cell: ({ operator }) => operator?.name ?? '–' },
            { key: 'action', head: words.action, cell: ({ action }) => action },
            { key: 'subject', head: words.subject, cell: ({ subject }) => subject ?? '–' },
            { key: 'outcome', head: words.outcome, cell: ({ outcome }) => words.outcomes[outcome] },
          ]}
        />
      )}
    </Page>
  );
}
