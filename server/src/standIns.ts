/** The door for mocks: adapters behind the ports that run in a browser as well as on Node. */
export { cryptoIds, cryptoRandom, systemClock } from './cryptoPorts.ts';
export { createDemoPayments } from './outside/demoCheckout/demoCheckout.ts';
export { createPartners } from './partners/partners.ts';
export { createSeedModel } from './scoring/seedModel.ts';
export { createMemoryStore, type TextMap } from './store/memoryStore.ts';
