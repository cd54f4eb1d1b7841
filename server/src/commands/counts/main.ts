import { runOnStore } from '../runOnStore.ts';
import { talliesCommand } from './countsCommand.ts';

// `npm run tallies`, with the environment of the server, which has to stand still meanwhile.
await runOnStore(({ store, args }) => talliesCommand({ store, args, print: console.log }));
