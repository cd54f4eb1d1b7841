import type { attributes } from './attributes.ts';
import { type IqTestMethods, type MethodName, methodNames } from './methods.ts';

/** Calls a method of one element's test while it is in a page; `destroy` whenever it leaves. */
export type CallInstance = (method: MethodName) => void;

/** Code fetched for an element: the test, or the frame around it. */
export interface Mountable {
  mount(element: HTMLElement, root: ShadowRoot, baseUrl: string): CallInstance;
}

/**
 * Fetches the files of the test or of `isolation="iframe"` from a server, the one with `mount` last. Called again after a
 * failure.
 */
export type LoadFiles = (isFramed: boolean, baseUrl: string) => Promise<Mountable[]>;

/** A call of a method before anything has loaded: the method, and the elements by a CSS selector (default: all). */
export type IqTestCommand = readonly [method: MethodName, selector?: string];

const TAG = 'iq-test';

/**
 * State of an element: out of the page; observed until the visitor is near; loading or loaded; or destroyed. A promise
 * belongs to one stay in a page: code that arrives after it is ignored.
 */
type Life = undefined | IntersectionObserver | Promise<unknown> | 'destroyed';

/** CSS selector for one value of an attribute. The loader has no space for the table; the compiler compares the two. */
type Selector<
  Name extends keyof typeof attributes,
  Value extends (typeof attributes)[Name] extends { values: readonly (infer Value)[] }
    ? Value & string
    : never,
> = `[${Name}=${Value}]`;

const EAGER: Selector<'loading', 'eager'> = '[loading=eager]';
const FRAMED: Selector<'isolation', 'iframe'> = '[isolation=iframe]';
const INLINE: Selector<'mode', 'inline'> = '[mode=inline]';
const FLOATING: Selector<'mode', 'floating'> = '[mode=floating]';

const SERVER: keyof typeof attributes = 'server';

/** Common reason why the test's files fail to load, besides the network and the page's policy. */
const HINT =
  'If an optimizer combines, copies or inlines embed.js, or it is a module: exclude it, or write server="https://…" on <iq-test>.';

/** The origin that is written on an element, else that of the script. Throws where there is none. */
function serverOf(written: string | null, ownServer: string | undefined): string {
  if (/^\s*(https?:)?\/\//i.test(`${written}`)) return new URL(`${written}`, location.href).origin;
  if (ownServer) return ownServer;
  throw new Error(HINT);
}

/**
 * Space reserved before anything has loaded, so that the page does not jump: the following content is off the screen.
 */
const WAITING = `:host(:not([hidden])){display:block;min-height:100vh;background:#8881}:host([mode]:not(${INLINE})){min-height:60px}:host([mode]${FLOATING}){min-height:0}`;

/**
 * Defines `<iq-test>` in this window, once however often it is asked for. The test's code is fetched when an element
 * comes near the viewport (at once with `loading="eager"`); if that fails, the element shows its own content.
 * Methods that were called before this, also through `window.iqTest`, are carried out now.
 * `ownServer` is the origin of the server, where API, pages and pictures are; the element's attribute `server` comes
 * before it. Undefined where nothing tells: then only that attribute helps.
 */
export function defineIqTestElement(ownServer: string | undefined, load: LoadFiles): void {
  if (customElements.get(TAG)) return;

  class IqTestElement extends HTMLElement {
    #life: Life;
    /** Takes the calls: keeps them until the code is here, which then takes them itself. */
    #calls: { push: CallInstance } = [] as MethodName[];

    connectedCallback(): void {
      if (!this.#life) {
        this.#show('div', WAITING);
        const observer = new IntersectionObserver(
          (entries) => {
            if ((entries.pop() as IntersectionObserverEntry).isIntersecting) this.#load();
          },
          { rootMargin: '300px' },
        );
        this.#life = observer;
        observer.observe(this);
        if ((this.#calls as MethodName[])[0] || this.matches(`${EAGER},${FLOATING}`)) this.#load();
      }
      queueMicrotask(obey); // by then, elements that came in the same step have their methods
    }

    disconnectedCallback(): void {
      // an element that is only moved is back in the page by then, and keeps its test
      queueMicrotask(() => this.isConnected || this.#life === 'destroyed' || this.#end());
    }

    /** Puts one element of that name into the shadow root, in place of everything else. */
    #show(name: string, css = ''): ShadowRoot {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(document.createElement(name));
      return root;
    }

    #end(next?: 'destroyed'): void {
      (this.#life as Partial<IntersectionObserver> | undefined)?.disconnect?.(); // only an observer has it
      this.#calls.push('destroy');
      this.#calls = [] as MethodName[];
      this.#life = next;
    }

    #load(): void {
      if (!(this.#life instanceof IntersectionObserver)) return;
      this.#life.disconnect();
      let baseUrl = '';
      const files = (async () => {
        baseUrl = serverOf(this.getAttribute(SERVER), ownServer);
        return load(this.matches(FRAMED), baseUrl);
      })();
      this.#life = files;
      files
        .then((loaded) => {
          if (files !== this.#life) return; // it has left meanwhile
          const call = (loaded.pop() as Mountable).mount(this, this.#show('div'), baseUrl);
          (this.#calls as MethodName[]).forEach(call);
          this.#calls = { push: call };
        })
        .catch((error) => {
          if (files !== this.#life) return;
          this.#end(); // coming back to the page tries again
          this.#show('slot');
          console.error('[iq-test]', error, HINT);
          this.dispatchEvent(
            new CustomEvent('iq-test:error', {
              bubbles: true,
              composed: true,
              detail: { code: 'load_failed', message: `${error}` },
            }),
          );
        });
    }

    static {
      for (const method of methodNames)
        Object.defineProperty(IqTestElement.prototype, method, {
          get(this: IqTestElement) {
            return () => {
              if (method === 'destroy') {
                this.#end('destroyed');
                this.#show('div');
              } else {
                this.#calls.push(method);
                this.#load();
              }
            };
          },
          // React writes the attribute of that name as a property
          set(this: IqTestElement, value: string) {
            this.setAttribute(method, value);
          },
        });
    }
  }

  const holder = self as { iqTest?: unknown };
  // an element of the page with the id `iqTest` would be found here as well
  const commands: IqTestCommand[] = Array.isArray(holder.iqTest) ? holder.iqTest : [];
  /** Runs what was pushed, one by one, so that a wrong one stops no other. What finds no element waits for one. */
  const obey = () => {
    for (let left = commands.length; left--; ) {
      const command = commands.shift() as IqTestCommand;
      const elements = document.querySelectorAll<HTMLElement & IqTestMethods>(command[1] ?? TAG);
      for (const element of elements) element[command[0]]?.();
      if (!elements[0]) commands.push(command);
    }
  };
  holder.iqTest = {
    push(...more: IqTestCommand[]) {
      commands.push(...more);
      obey();
    },
  };
  customElements.define(TAG, IqTestElement);
  obey();
}
