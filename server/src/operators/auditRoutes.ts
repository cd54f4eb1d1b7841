import { auditRoutes } from '@quotient/contract/admin';
import { readLines } from '../audit/auditLines.ts';
import { type AuditLog, parseHead } from '../audit/auditLog.ts';
import type { AdminMount } from './mount.ts';

/** Mounts the audit log, for reading only. */
export function mountAuditAdmin(mount: AdminMount, audit: AuditLog): void {
  mount(auditRoutes.listAudit, ({ query }) => readLines(audit, query));
  mount(auditRoutes.readAuditHead, async () => {
    const { number, hash } = await audit.head();
    return { entries: number, head: hash };
  });
  mount(auditRoutes.verifyAudit, ({ query: { noted } }) =>
    audit.verify(noted === undefined ? undefined : parseHead(noted)),
  );
}
