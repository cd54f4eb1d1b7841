import type { Settings } from '../element/attributes.ts';
import { scopeName } from '../element/scopeName.ts';

/** Names that elements of this page have taken; each keeps its test under its own. */
const taken = new Set<string>();
/** What could not be stored, by scope: an element that comes back finds it. */
const memories = new Map<string, Map<string, string>>();

/** Takes a name of the server, the question set and the element's `id`; with a number where another element has it. */
export function takeScope(id: string, { set }: Settings, baseUrl: string) {
  const wish = scopeName(id, set, baseUrl);
  let name = wish;
  for (let count = 2; taken.has(name); count += 1) name = `${wish}~${count}`;
  taken.add(name);
  const memory = memories.get(name) ?? new Map<string, string>();
  memories.set(name, memory);
  return {
    /** The name under which the element keeps its test. */
    name,
    /** Stands in where the browser refuses the storage. */
    memory,
    /** Leaves the name to the next element. */
    release(): void {
      taken.delete(name);
      if (memory.size === 0) memories.delete(name);
    },
  };
}
