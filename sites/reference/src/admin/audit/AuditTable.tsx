import type { AuditEntry, AuditLine } from '@quotient/contract/admin';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import * as styles from './AuditLog.css.ts';
import { actionWords, nameOfAction } from './actionWords.ts';
import { auditWords } from './words.ts';

const tones = { asked: 'warning', done: 'success', failed: 'alert' } as const;
const isTest = (subject: string) => /^\d{13}-[a-z0-9]{10,32}$/.test(subject);

function Details({ details }: { details: AuditEntry['details'] }) {
  return (
    <dl className={styles.details}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name} className={styles.detail}>
          <dt className={styles.detailName}>{name}</dt>
          <dd className={styles.detailValue}>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Actions as a table: what was asked for and what came of it are one line. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const words = useWords(auditWords);
  const names = useWords(actionWords);
  const format = useFormat();
  const ended = ({ first, last }: AuditLine) => last ?? first;
  return (
    <Table
      caption={words.title}
      isCaptionHidden
      stacked="phone"
      rows={lines}
      keyOf={({ first }) => first.number}
      columns={[
        { key: 'number', head: words.number, cell: ({ first }) => first.number, isNumber: true },
        {
          key: 'at',
          head: words.at,
          cell: ({ first }) => <span className={styles.when}>{format.dateTime(first.at)}</span>,
        },
        {
          key: 'operator',
          head: words.operator,
          cell: ({ first: { operator } }) =>
            operator ? (
              <Link to={{ search: new URLSearchParams({ operator: operator.id }).toString() }}>
                {operator.name}
              </Link>
            ) : (
              words.nobody
            ),
        },
        {
          key: 'action',
          head: words.action,
          cell: ({ first: { action } }) => (
            <>
              <span>{nameOfAction(names, action)}</span> <code className={styles.raw}>{action}</code>
            </>
          ),
        },
        {
          key: 'subject',
          head: words.subject,
          cell: ({ first: { subject } }) =>
            subject !== null && isTest(subject) ? (
              <Link className={styles.code} to={`/sessions/${subject}`}>
                {subject}
              </Link>
            ) : (
              <span className={styles.code}>{subject ?? '–'}</span>
            ),
        },
        {
          key: 'outcome',
          head: words.outcome,
          cell: (line) => (
            <Chip tone={tones[ended(line).outcome]}>{words.outcomes[ended(line).outcome]}</Chip>
          ),
        },
        {
          key: 'took',
          head: words.took,
          cell: ({ first, last }) => (last ? `${format.number(last.at - first.at)} ms` : '–'),
          isNumber: true,
        },
        {
          key: 'details',
          head: words.details,
          cell: (line) => <Details details={ended(line).details} />,
        },
      ]}
    />
  );
}
