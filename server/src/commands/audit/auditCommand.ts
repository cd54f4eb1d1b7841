import { type AuditEntry, NotedHeadSchema } from '@quotient/contract/admin';
import { is } from 'valibot';
import { type AuditLog, parseHead } from '../../audit/auditLog.ts';

/** Input and output of the command. */
interface AuditCommand {
  audit: Pick<AuditLog, 'list' | 'verify'>;
  /** Arguments of the command. */
  args: readonly string[];
  print: (line: string) => void;
}

const USAGE = `Reads the audit log. Stop the server first, unless it uses a database.
  npm run audit -- verify                          holds every entry against the one before it
  npm run audit -- verify --head <number>:<hash>   and one entry against what was noted of it, such as at the server's start
  npm run audit -- list                            prints every entry, oldest first
Without --head nobody can tell a log from another that was written in its place, or that its end was cut off.`;

const PER_READ = 500;

const lineOf = ({ number, at, operator, action, subject, outcome, of, details, hash }: AuditEntry) =>
  [
    number,
    new Date(at).toISOString(),
    operator?.name ?? '-',
    of === null ? `${action} ${outcome}` : `${action} ${outcome} (of ${of})`,
    subject ?? '-',
    JSON.stringify(details),
    hash,
  ].join('  ');

async function verify({ audit, print }: AuditCommand, noted: string | undefined): Promise<number> {
  const { entries, head, brokenAt, fault } = await audit.verify(
    noted === undefined ? undefined : parseHead(noted),
  );
  const faults = {
    changed: `Entry ${brokenAt} does not fit the one before it, or is not there: it was changed or removed.`,
    rewritten: `Entry ${brokenAt} is not the one that was noted: the log was written anew.`,
    cut: `Entry ${brokenAt} and what was behind it are gone: the end of the log was cut off.`,
  };
  if (fault !== null) {
    print(faults[fault]);
    return 1;
  }
  print(entries === 0 ? 'The log is empty.' : `All ${entries} entries fit. Newest: ${entries}:${head}`);
  return 0;
}

/** Resolves to the exit code: 1 if an entry doesn't match, 2 for wrong arguments. */
export async function auditCommand(command: AuditCommand): Promise<number> {
  const { audit, args, print } = command;
  const [name, option, noted] = args;
  if (name === 'verify' && args.length === 1) return verify(command, undefined);
  if (name === 'verify' && option === '--head' && args.length === 3 && is(NotedHeadSchema, noted))
    return verify(command, noted);
  if (name !== 'list' || args.length !== 1) {
    print(USAGE);
    return 2;
  }
  const pages: AuditEntry[][] = [];
  for (let before: number | undefined; ; before = pages.at(-1)?.at(-1)?.number) {
    const page = await audit.list(before, PER_READ);
    if (page.length === 0) break;
    pages.push(page);
  }
  for (const entry of pages.flat().reverse()) print(lineOf(entry));
  return 0;
}
