import type { Hono } from 'hono';
import { mountAuditAdmin } from '../audit/adminRoutes.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { mountMailAdmin } from '../mail/adminRoutes.ts';
import { mountPartnersAdmin } from '../partners/adminRoutes.ts';
import type { PartnerBook } from '../partners/partnerBook.ts';
import type { Ports } from '../ports.ts';
import { mountStatisticsAdmin } from '../psychometrics/adminRoutes.ts';
import { createStatistics } from '../psychometrics/statistics.ts';
import { mountQuestionAdmin } from '../questionAdmin/adminRoutes.ts';
import type { QuestionBook } from '../questionAdmin/questionBook.ts';
import { mountSessionAdmin, type SessionTools } from '../sessionAdmin/adminRoutes.ts';
import { mountShapesAdmin, type ShapeTools } from '../shapes/adminRoutes.ts';
import { mountTalliesAdmin } from '../tallies/adminRoutes.ts';
import type { Tallies } from '../tallies/tallies.ts';
import type { CountedVisits } from '../tallies/visits.ts';
import type { AdminAuth } from './auth.ts';
import { createAdminMount } from './mount.ts';

/** What the admin area needs besides what the app needs. */
export interface AdminPorts {
  auth: AdminAuth;
  audit: AuditLog;
  tallies: Tallies;
  visits: CountedVisits;
  shapes: ShapeTools;
  questionBook: QuestionBook;
  /** The same that the app goes by. */
  partners: PartnerBook;
}

/** Every call of the admin area, below `/api/admin`. No other origin may read any of them. */
export function mountAdmin(app: Hono, ports: Ports, admin: AdminPorts, tools: SessionTools): void {
  const mount = createAdminMount(app, { ...admin, publicUrl: ports.publicUrl });
  admin.auth.mount(app);
  mountAuditAdmin(mount, admin.audit);
  mountTalliesAdmin(mount, { ...ports, ...admin });
  mountStatisticsAdmin(mount, createStatistics({ ...ports, ...admin }));
  mountShapesAdmin(mount, { ...ports, rows: admin.tallies.rows }, admin.shapes);
  mountQuestionAdmin(mount, admin.questionBook);
  mountSessionAdmin(mount, ports, admin.tallies, tools);
  mountMailAdmin(mount, ports.mail);
  mountPartnersAdmin(mount, admin.partners, ports.publicUrl);
}
