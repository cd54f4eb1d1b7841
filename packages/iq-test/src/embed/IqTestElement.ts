type App = typeof import('./app.tsx');

export interface IqTestElementOptions {
  /** Fetches the test's code; called again after a failure. */
  loadApp: () => Promise<App>;
  /** Origin of the server: API, pages and pictures are there. */
  baseUrl: string;
}

/**
 * Defines `<iq-test>` in this window, once however often it is asked for. The test's code is fetched when an element
 * comes near the viewport (at once with `loading="eager"`); if that fails, the element shows its own content.
 */
export function defineIqTestElement({ loadApp, baseUrl }: IqTestElementOptions): void {
  if (customElements.get('iq-test')) return;
  let app: Promise<App> | undefined;

  class IqTestElement extends HTMLElement {
    #observer: IntersectionObserver | undefined;
    #unmount: (() => void) | undefined;

    connectedCallback(): void {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      // room is kept before anything has loaded: the page does not jump
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':host{display:block;min-height:480px}');
      root.adoptedStyleSheets = [sheet];
      if (this.getAttribute('loading') === 'eager') {
        this.#start(root);
        return;
      }
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) this.#start(root);
        },
        { rootMargin: '300px' },
      );
      this.#observer.observe(this);
    }

    disconnectedCallback(): void {
      this.#observer?.disconnect();
      this.#unmount?.();
      this.#unmount = undefined;
    }

    #start(root: ShadowRoot): void {
      this.#observer?.disconnect();
      app ??= loadApp();
      app.then(
        ({ mount }) => {
          if (this.isConnected && !this.#unmount) this.#unmount = mount(this, root, baseUrl);
        },
        (error) => {
          app = undefined;
          console.error('[iq-test] could not be loaded; the page shows its own fallback.', error);
          root.append(document.createElement('slot'));
        },
      );
    }
  }

  customElements.define('iq-test', IqTestElement);
}
