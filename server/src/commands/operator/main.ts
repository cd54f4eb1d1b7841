import { systemClock } from '../../outside/cryptoPorts.ts';
import { runOnStore } from '../runOnStore.ts';
import { operatorCommand } from './operatorCommand.ts';

// `npm run operator`, with the environment of the server.
await runOnStore(({ store, config: { publicUrl, port }, args }) =>
  operatorCommand({
    store,
    clock: systemClock,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    args,
    print: console.log,
  }),
);
