import type { Settings } from '../element/attributes.ts';

/** Names that elements of this page have taken; each keeps its test under its own. */
const taken = new Set<string>();
/** What could not be stored, by scope: an element that comes back finds it. */
const memories = new Map<string, Map<string, string>>();

/** The name under which one element keeps its test. */
export interface Scope {
  readonly name: string;
  /** Stands in where the browser refuses the storage. */
  readonly memory: Map<string, string>;
  /** Leaves the name to the next element. */
  release(): void;
}

/** Takes a name of the server, the question set and the element's `id`; with a number where another element has it. */
export function takeScope(id: string, { set }: Settings, baseUrl: string): Scope {
  const server = baseUrl === origin ? '' : new URL(baseUrl).host;
  const wish = [server, (id || set !== 'main') && set, id].filter(Boolean).join('/');
  let name = wish;
  for (let count = 2; taken.has(name); count += 1) name = `${wish}~${count}`;
  taken.add(name);
  const memory = memories.get(name) ?? new Map<string, string>();
  memories.set(name, memory);
  return {
    name,
    memory,
    release() {
      taken.delete(name);
      if (memory.size === 0) memories.delete(name);
    },
  };
}
