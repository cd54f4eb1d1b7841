import type { PartnerDocsReaders } from '@quotient/contract/site';
import type { Hono } from 'hono';
import type { AuditLog } from '../audit/auditLog.ts';
import type { CountKeeper } from '../dashboard/countKeeper.ts';
import type { CountedVisits } from '../dashboard/visits.ts';
import type { PartnerBook } from '../partners/partnerBook.ts';
import type { Ports } from '../ports.ts';
import { createStatistics } from '../statistics/statistics.ts';
import { mountAuditAdmin } from './auditRoutes.ts';
import type { AdminAuth } from './auth.ts';
import { mountDashboardAdmin } from './dashboardRoutes.ts';
import { mountMailAdmin } from './mailRoutes.ts';
import { createAdminMount } from './mount.ts';
import { mountPartnersAdmin } from './partnerRoutes.ts';
import type { QuestionBook } from './questionBook.ts';
import { mountQuestionAdmin } from './questionRoutes.ts';
import { mountSessionAdmin, type SessionTools } from './sessions/sessionRoutes.ts';
import { mountShapesAdmin, type ShapeTools } from './shapeRoutes.ts';
import { mountStatisticsAdmin } from './statisticsRoutes.ts';
import { mountWithdrawalAdmin } from './withdrawalRoutes.ts';

/** Ports of the admin area besides the app's. */
export interface AdminPorts {
  auth: AdminAuth;
  audit: AuditLog;
  countKeeper: CountKeeper;
  visits: CountedVisits;
  shapes: ShapeTools;
  questionBook: QuestionBook;
  /** Partners, the same object as the app's. */
  partners: PartnerBook;
  /** Readers of the documentation for partners. @default 'public' */
  partnerDocs?: PartnerDocsReaders;
}

/** Mounts every call of the admin area, below `/api/admin`. No other origin may read any of them. */
export function mountAdmin(app: Hono, ports: Ports, admin: AdminPorts, tools: SessionTools): void {
  const mount = createAdminMount(app, { ...admin, publicUrl: ports.publicUrl });
  admin.auth.mount(app);
  mountAuditAdmin(mount, admin.audit);
  mountDashboardAdmin(mount, { ...ports, ...admin });
  mountStatisticsAdmin(mount, createStatistics({ ...ports, ...admin }));
  mountShapesAdmin(mount, { ...ports, rows: admin.countKeeper.rows }, admin.shapes);
  mountQuestionAdmin(mount, admin.questionBook);
  mountSessionAdmin(mount, ports, admin.countKeeper, tools);
  mountMailAdmin(mount, ports.mail);
  mountPartnersAdmin(mount, admin.partners, { ...ports, ...admin });
  mountWithdrawalAdmin(mount, ports);
}
