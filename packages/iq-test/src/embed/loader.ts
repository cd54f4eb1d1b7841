// The script tag's file: classic, without imports, so that it stays small and works from any page.
type App = typeof import('./app.tsx');

const script = document.currentScript as HTMLScriptElement | null;
const base = script?.src || document.baseURI;
let app: Promise<App> | undefined;

/** Not a literal, so that the bundler leaves it as the browser's own `import()`. */
const loadApp = (): Promise<App> => {
  app ??= import(new URL('embed/app.js', base).href) as Promise<App>;
  return app;
};

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
    loadApp().then(
      ({ mount }) => {
        if (this.isConnected && !this.#unmount) this.#unmount = mount(this, root, new URL(base).origin);
      },
      (error) => {
        app = undefined;
        console.error('[iq-test] could not be loaded; the page shows its own fallback.', error);
        root.append(document.createElement('slot'));
      },
    );
  }
}

if (!customElements.get('iq-test')) customElements.define('iq-test', IqTestElement);
