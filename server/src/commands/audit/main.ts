import { createAuditLog } from '../../audit/auditLog.ts';
import { systemClock } from '../../outside/cryptoPorts.ts';
import { runOnStore } from '../runOnStore.ts';
import { auditCommand } from './auditCommand.ts';

// `npm run audit`, with the environment of the server.
await runOnStore(({ store, args }) =>
  auditCommand({ audit: createAuditLog(store.audit, systemClock), args, print: console.log }),
);
