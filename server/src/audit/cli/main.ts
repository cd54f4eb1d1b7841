import { systemClock } from '../../outside/cryptoPorts.ts';
import { runOnStore } from '../../outside/lowdb/runOnStore.ts';
import { createAuditLog } from '../auditLog.ts';
import { auditCommand } from './auditCommand.ts';

// `npm run audit`, with the environment of the server.
await runOnStore(({ store, args }) =>
  auditCommand({ audit: createAuditLog(store.audit, systemClock), args, print: console.log }),
);
