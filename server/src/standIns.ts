// Entry point for mocks: all parts of an app that run both in a browser and on Node.

export { createAuditLog } from './audit/auditLog.ts';
export { createSerializer } from './base/serialize.ts';
export { plainClock } from './clock/plainClock.ts';
export { keepCounts } from './dashboard/keepCounts.ts';
export { createMailQueue } from './mail/mailQueue.ts';
export { MailRefused } from './mail/mailRefused.ts';
export { plainMailPage } from './mail/plainMailPage.ts';
export type { AdminPorts } from './operators/admin.ts';
export { cryptoIds, cryptoRandom, systemClock } from './outside/cryptoPorts.ts';
export { createDemoPayments } from './outside/demoCheckout/demoCheckout.ts';
export { createMemoryStore, type TextMap } from './outside/memoryStore.ts';
export { createPartnerBook } from './partners/partnerBook.ts';
export { createPartners } from './partners/partners.ts';
export { createSeedModel } from './scoring/seedModel.ts';
export { createShapeTable } from './shapes/shapeTable.ts';
export { createShapeUse } from './shapes/shapeUse.ts';
