import { openConfiguredStore } from '../../outside/configuredStore.ts';
import { runCommand } from '../runOnStore.ts';
import { storeCommand } from './storeCommand.ts';
import { verifyStore } from './verify.ts';

// `npm run store`, with the environment of the server.
await runCommand(({ config, args }) =>
  storeCommand({
    config,
    args,
    print: console.log,
    async verify() {
      const store = await openConfiguredStore(config, 'command');
      try {
        return await verifyStore(store, console.log);
      } finally {
        await store.close();
      }
    },
  }),
);
