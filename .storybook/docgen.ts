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

/** A component with facts from its source. */
type Documented = { __docgenInfo?: { description?: string } } | undefined;

const commentOf = (component: Documented) => component?.__docgenInfo?.description ?? '';

/** Description of a component from its doc comment, without tags like `@example`, which are under "Usage". */
export const withoutTags = (component: Documented): string =>
  commentOf(component)
    .replace(/^@\w+[\s\S]*$/m, '')
    .trim();

/** The `@example` of its doc comment. */
export const exampleOf = (component: Documented): string =>
  /^@example\s([\s\S]*?)(?=^@\w|(?![\s\S]))/m.exec(commentOf(component))?.[1]?.trim() ?? '';
