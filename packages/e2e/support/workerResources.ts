/** Registers a function to run when the worker ends; the last opened is closed first. */
type AtEnd = (close: () => Promise<unknown>) => void;

/** Opens a thing at the first need of it, and answers that one, by its name, ever after. */
export type Share = <T>(name: string, open: (atEnd: AtEnd) => Promise<T>) => Promise<T>;

/** Shared resources of one worker's tests: a server, a site, an operator. */
export function createShare(): { share: Share; closeAll: () => Promise<void> } {
  const opened = new Map<string, Promise<unknown>>();
  const closings: Parameters<AtEnd>[0][] = [];
  return {
    share<T>(name: string, open: (atEnd: AtEnd) => Promise<T>) {
      const thing = opened.get(name) ?? open((close) => closings.push(close));
      opened.set(name, thing);
      return thing as Promise<T>; // a name has one kind of value
    },
    async closeAll() {
      for (const close of closings.reverse()) await close();
    },
  };
}
