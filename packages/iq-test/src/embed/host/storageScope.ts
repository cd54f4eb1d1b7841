import type { Settings } from '../element/attributes.ts';
import { scopeName } from '../element/scopeName.ts';

/** Names that elements of this page have taken; each keeps its test under its own. */
const taken = new Set<string>();
/** Values that could not be stored, by scope: an element that returns finds them. */
const memories = new Map<string, Map<string, string>>();
/** Names whose element left the page with an open dialog. */
const leftOpen = new Set<string>();

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
    /** A router has put this element in the place of one with an open dialog. Said once. */
    wasOpen: leftOpen.delete(name),
    /** Used if the browser refuses the storage. */
    memory,
    /** Leaves the name to the next element; `isOpen`: with a dialog that it opens again. */
    release(isOpen: boolean): void {
      taken.delete(name);
      if (isOpen) leftOpen.add(name);
      if (memory.size === 0) memories.delete(name);
    },
  };
}
