import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** Hono's usual router: the fast one, or for paths that it can't tell apart the slow one. */
const usualRouter = <T>() => new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });

/**
 * Makes a router that keeps the paths below a prefix apart. Hono's fast router can't take a word and a parameter in the
 * same place (`/sessions/export` and `/sessions/:id`): one such path would make all others slow.
 */
export function createSplitRouter<T>(prefix: string): Router<T> {
  const [below, others] = [usualRouter<T>(), usualRouter<T>()];
  return {
    /** Name of the router that the other paths got. */
    get name() {
      return others.name;
    },
    add(method: string, path: string, handler: T): void {
      const isBelow = path.startsWith(prefix);
      if (isBelow || path.includes('*')) below.add(method, path, handler);
      if (!isBelow) others.add(method, path, handler);
    },
    match: (method: string, path: string): Result<T> =>
      (path.startsWith(prefix) ? below : others).match(method, path),
  };
}
