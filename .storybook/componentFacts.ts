import type { Plugin } from 'vite';
import { componentFacts } from '../packages/tools/package/componentFacts.ts';
import { themeDocs } from '../packages/tools/package/themeDocs.ts';

const modules: Record<string, () => object> = {
  'virtual:component-facts': componentFacts,
  'virtual:theme-docs': themeDocs,
};

/** Gives the documentation pages facts from the source of each component and of the theme. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'quotient:component-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load(id) {
    const facts = modules[id.replace('\0', '')]?.();
    return facts && `export default ${JSON.stringify(facts)};`;
  },
});
