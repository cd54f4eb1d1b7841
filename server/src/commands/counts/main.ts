import { runOnStore } from '../runOnStore.ts';
import { countsCommand } from './countsCommand.ts';

// `npm run counts`, with the environment of the server.
await runOnStore(({ store, args }) => countsCommand({ store, args, print: console.log }));
