import type { Plugin } from 'vite';
import { componentFacts } from '../packages/tools/package/componentFacts.ts';

const ID = 'virtual:component-facts';

/** Hands the pages of documentation what is read from the source of each component. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'quotient:component-facts',
  resolveId: (id) => (id === ID ? `\0${id}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(componentFacts())};` : undefined),
});
