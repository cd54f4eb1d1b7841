import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** `@default 'medium'` at the end of a doc comment. */
const defaultTag = /\s*@default\s+(?<value>.+)$/s;

/** Moves `@default` from the description of a prop to its own column. */
export const defaultsFromComments: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = '' } = argType;
      const summary = defaultTag.exec(description)?.groups?.value?.trim();
      if (summary === undefined) return [name, argType];
      return [
        name,
        {
          ...argType,
          description: description.replace(defaultTag, ''),
          table: { ...argType.table, defaultValue: { summary } },
        },
      ];
    }),
  );

/** What a component is, from its doc comment: without tags like `@example`, which stand under "Usage". */
export const withoutTags = (component: { __docgenInfo?: { description?: string } } | undefined): string =>
  (component?.__docgenInfo?.description ?? '').replace(/^@\w+[\s\S]*$/m, '').trim();
