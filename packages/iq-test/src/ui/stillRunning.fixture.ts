/** Watches what a page has started and not ended. */
export interface PageWatch {
  /**
   * Returns each as its kind and file, e.g. `setTimeout (afterPaint.ts)`, `storage listener of Window (useFlow.ts)`,
   * `ResizeObserver (Widget.tsx)`; in the order of these words.
   */
  stillRunning(): string[];
  /** Gives the page its own functions back. */
  end(): void;
}

/** Functions that start something and return its number; any of `ends` ends one of its family. */
const families = [
  { begins: ['setTimeout', 'setInterval'], ends: ['clearTimeout', 'clearInterval'] },
  { begins: ['requestAnimationFrame'], ends: ['cancelAnimationFrame'] },
  { begins: ['requestIdleCallback'], ends: ['cancelIdleCallback'] },
] as const;

const observers = [IntersectionObserver, MutationObserver, PerformanceObserver, ResizeObserver];

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Listeners of an element go with it, and those of a signal keep nothing awake. */
const outlives = (target: unknown) =>
  target instanceof Node
    ? [document, document.documentElement, document.body].includes(target as Document)
    : !(target instanceof AbortSignal);

/** The file that has called us, from the stack. */
function caller(): string {
  const files = [...(new Error().stack ?? '').matchAll(/\/([\w.-]+\.[jt]sx?)[?:]/g)].map(([, file]) => file);
  return files.find((file) => file !== 'stillRunning.fixture.ts') ?? 'unknown';
}

/**
 * Wraps what a page can be kept busy by, until `end`: timeouts, intervals, frames, idle callbacks, listeners of what lives
 * as long as the page (window, document, media queries), and observers.
 */
export function watchPage(): PageWatch {
  const putBack: (() => void)[] = [];
  function wrap(owner: object, name: string, make: (original: Method) => Method): void {
    const original: Method = Reflect.get(owner, name);
    Reflect.set(owner, name, make(original));
    putBack.push(() => Reflect.set(owner, name, original));
  }

  /** Lists by family, each with a key for its entries and their words. */
  const lists = families.map(({ begins, ends }) => {
    const running = new Map<unknown, string>();
    for (const name of begins)
      wrap(window, name, (begin) => (run, ...rest) => {
        const number = begin.call(
          window,
          (...given: unknown[]) => {
            if (name !== 'setInterval') running.delete(number);
            (run as Method)(...given);
          },
          ...rest,
        );
        running.set(number, `${name} (${caller()})`);
        return number;
      });
    for (const name of ends)
      wrap(window, name, (end) => (number) => {
        running.delete(number);
        end.call(window, number);
      });
    return running;
  });

  const listeners: { of: unknown[]; words: string }[] = [];
  const forget = (of: unknown[]) => {
    const index = listeners.findIndex((each) => each.of.every((part, place) => part === of[place]));
    if (index >= 0) listeners.splice(index, 1);
  };
  const capturesOf = (options: unknown) =>
    typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : !!options;
  // the runner gives the window methods of its own
  const owners = [EventTarget.prototype, ...(Object.hasOwn(window, 'addEventListener') ? [window] : [])];
  for (const owner of owners) {
    wrap(
      owner,
      'addEventListener',
      (add) =>
        function (type, listener, options) {
          const target = this ?? window; // called by its bare name
          const { once, signal } = (typeof options === 'object' ? options : {}) as AddEventListenerOptions;
          const of = [target, type, listener, capturesOf(options)];
          if (outlives(target) && !signal?.aborted) {
            forget(of); // the same again is one
            const { name } = (target as EventTarget).constructor;
            listeners.push({ of, words: `${type} listener of ${name} (${caller()})` });
            if (once) add.call(target, type, () => forget(of), options);
            signal?.addEventListener('abort', () => forget(of));
          }
          return add.call(target, type, listener, options);
        },
    );
    wrap(
      owner,
      'removeEventListener',
      (remove) =>
        function (type, listener, options) {
          forget([this ?? window, type, listener, capturesOf(options)]);
          return remove.call(this ?? window, type, listener, options);
        },
    );
  }

  const observed = new Map<unknown, { targets: Set<unknown>; words: string }>();
  for (const { name, prototype } of observers) {
    wrap(
      prototype,
      'observe',
      (observe) =>
        function (...given) {
          const before = observed.get(this) ?? { targets: new Set(), words: `${name} (${caller()})` };
          before.targets.add(given[0]);
          observed.set(this, before);
          return observe.apply(this, given);
        },
    );
    wrap(
      prototype,
      'disconnect',
      (disconnect) =>
        function () {
          observed.delete(this);
          return disconnect.call(this);
        },
    );
    if ('unobserve' in prototype)
      wrap(
        prototype,
        'unobserve',
        (unobserve) =>
          function (target) {
            const left = observed.get(this);
            left?.targets.delete(target);
            if (left?.targets.size === 0) observed.delete(this);
            return unobserve.call(this, target);
          },
      );
  }

  return {
    stillRunning: () =>
      [
        ...lists.flatMap((running) => [...running.values()]),
        ...listeners.map(({ words }) => words),
        ...[...observed.values()].map(({ words }) => words),
      ].sort(),
    end() {
      for (const undo of putBack.splice(0).reverse()) undo();
    },
  };
}
