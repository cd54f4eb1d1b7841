import type { AuditEntry, AuditLine, auditRoutes } from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import type { InferOutput } from 'valibot';
import type { AuditLog } from './auditLog.ts';

type ListRoute = typeof auditRoutes.listAudit;

const LINES_PER_PAGE = 50;
/** Most entries read for one page where a filter passes few; the next page continues from there. */
const MOST_READ = 2000;
/** Most entries of other actions between an action and its outcome. */
const MOST_BETWEEN = 200;

const wordsOf = ({ operator, action, subject, outcome, details }: AuditEntry) =>
  [operator?.name, operator?.id, action, subject, outcome, ...Object.entries(details).flat()].join(' ');

function isWanted(
  { first, last }: AuditLine,
  { action, operator, subject, text }: InferOutput<ListRoute['query']>,
): boolean {
  const words = () => `${wordsOf(first)} ${last ? wordsOf(last) : ''}`.toLowerCase();
  return (
    (!action || first.action === action) &&
    (!operator || first.operator?.id === operator) &&
    (!subject || first.subject === subject) &&
    (!text || words().includes(text.toLowerCase()))
  );
}

/** Reads one page of actions, newest first; a request and its outcome are one line. */
export async function readLines(
  audit: Pick<AuditLog, 'list'>,
  query: InferOutput<ListRoute['query']>,
): Promise<AnswerOf<ListRoute>> {
  const before = query.before === undefined ? Number.POSITIVE_INFINITY : Number(query.before);
  const read = await audit.list(before + MOST_BETWEEN, MOST_READ);
  const outcomes = new Map(read.flatMap((entry) => (entry.of === null ? [] : [[entry.of, entry] as const])));
  const lines: AuditLine[] = [];
  for (const first of read) {
    if (first.number >= before || first.of !== null) continue;
    const line = { first, last: outcomes.get(first.number) ?? null };
    if (isWanted(line, query)) lines.push(line);
    if (lines.length === LINES_PER_PAGE) return { lines, next: first.number, searchedTo: null };
  }
  const oldest = read.at(-1)?.number ?? 1;
  return read.length < MOST_READ || oldest === 1
    ? { lines, next: null, searchedTo: null }
    : { lines, next: oldest, searchedTo: oldest };
}
