import { auditRoutes } from '@quotient/contract/admin';
import type { AdminMount } from '../admin/mount.ts';
import type { AuditLog } from './auditLog.ts';

const ENTRIES_PER_PAGE = 50;
/** So many entries are looked through for one page where a filter passes few. */
const MOST_READ = 2000;

/** The audit log, for reading: nothing here changes it. */
export function mountAuditAdmin(mount: AdminMount, audit: AuditLog): void {
  mount(auditRoutes.listAudit, async ({ query: { before, action, operator, subject } }) => {
    const read = await audit.list(before === undefined ? undefined : Number(before), MOST_READ);
    const entries = read
      .filter(
        (entry) =>
          (action === undefined || entry.action === action) &&
          (operator === undefined || entry.operator?.id === operator) &&
          (subject === undefined || entry.subject === subject),
      )
      .slice(0, ENTRIES_PER_PAGE);
    const isFull = entries.length === ENTRIES_PER_PAGE;
    const lastNumber = (isFull ? entries : read).at(-1)?.number ?? 1;
    return { entries, next: lastNumber > 1 ? lastNumber : null };
  });
  mount(auditRoutes.verifyAudit, () => audit.verify());
}
