// Stands in for i18next in the script tag's files, where its 14 kB would be a third of everything: the part of it that
// `createI18n` uses, and nothing else. `i18next.test.ts` compares the two message by message.
import type { createInstance, FormatterModule, i18n } from 'i18next';
import { endingsFor, fill } from '../src/i18n/fill.ts';

interface Tree {
  [key: string]: string | Tree;
}
type Values = Record<string, string | number>;
type Options = Parameters<ReturnType<typeof createInstance>['init']>[0] & object;

/** Puts the messages of `over` into a copy of `tree`. */
function merge(tree: Tree, over: Tree): Tree {
  const merged = { ...tree };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

function createCompactInstance() {
  let language = 'en';
  let tree: Tree = {};
  let format: FormatterModule['format'] = String;
  let plurals: Intl.PluralRules | undefined;

  const find = (path: string[]) =>
    path.reduce<string | Tree | undefined>(
      (at, key) => (typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined),
      tree,
    );

  return {
    get language() {
      return language;
    },
    use({ format: own }: FormatterModule) {
      format = own;
    },
    init({ lng = 'en', resources = {} }: Options) {
      language = lng;
      tree = resources[lng]?.translation as Tree;
      plurals = undefined;
    },
    addResourceBundle(_language: string, _namespace: string, messages: Tree) {
      tree = merge(tree, messages);
    },
    getResourceBundle: () => tree,
    t(key: string, values: Values = {}): string {
      const path = key.split('.');
      const last = path.pop() ?? '';
      const { count } = values;
      if (typeof count === 'number') plurals ??= new Intl.PluralRules(language); // slow to make, and not needed at first
      const endings = typeof count === 'number' && plurals ? endingsFor(count, plurals) : [''];
      for (const ending of endings) {
        const text = find([...path, last + ending]);
        if (typeof text === 'string')
          return fill(text, (name) =>
            String(format(values[name] ?? '', undefined, undefined, undefined as never)),
          );
      }
      return key;
    },
  };
}

export default { createInstance: createCompactInstance as unknown as () => i18n };
