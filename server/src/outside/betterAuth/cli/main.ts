import { systemClock } from '../../cryptoPorts.ts';
import { runOnStore } from '../../lowdb/runOnStore.ts';
import { operatorRecords } from '../record.ts';
import { operatorCommand } from './operatorCommand.ts';

// `npm run operator`, with the environment of the server.
await runOnStore(
  ({ store, config: { publicUrl, port }, args }) =>
    operatorCommand({
      store,
      clock: systemClock,
      publicUrl: publicUrl ?? `http://localhost:${port}`,
      args,
      print: console.log,
    }),
  [operatorRecords],
);
