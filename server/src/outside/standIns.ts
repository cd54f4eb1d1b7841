/** The door for mocks: adapters behind the ports that run in a browser as well as on Node. */

export { createMailQueue } from '../mail/mailQueue.ts';
export { MailRefused } from '../mail/mailRefused.ts';
export { plainMailPage } from '../mail/plainMailPage.ts';
export { createPartners } from '../partners/partners.ts';
export { createSeedModel } from '../scoring/seedModel.ts';
export { cryptoIds, cryptoRandom, systemClock } from './cryptoPorts.ts';
export { createDemoPayments } from './demoCheckout/demoCheckout.ts';
export { createMemoryStore, type TextMap } from './memoryStore.ts';
