import type { PartOf } from './messages.ts';

/** A tree of words with some of them replaced, at any depth. */
export const replaced = <Tree extends object>(tree: Tree, parts: PartOf<Tree>): Tree => ({
  ...tree,
  ...Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [
      key,
      typeof part === 'object' ? replaced((tree[key as keyof Tree] ?? {}) as object, part as object) : part,
    ]),
  ),
});
