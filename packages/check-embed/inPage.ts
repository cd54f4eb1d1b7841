// Code that runs in the page, and in every frame that it can reach. Each function is sent as text: it uses nothing
// from outside, and names no inner function, because compilers mark those with a helper.

/** One line of the report; `isFine` is undefined where there is nothing to judge. */
export interface Check {
  name: string;
  isFine?: boolean;
  text: string;
}

/** Violation of a page's policy: its directive, and the refused address. */
interface Violation {
  directive: string;
  blocked: string;
}

/** Observations of a document. */
interface Kept {
  violations: Violation[];
  /** Addresses of scripts that didn't load. */
  brokenScripts: string[];
}

/** State of one frame that our code must not change. */
export interface Stock extends Kept {
  /** Names of the window's own properties. */
  globals: string[];
  /** Style rules as text. */
  rules: string[];
}

/** One element of a page. */
export interface Seen {
  /** The tag as written in the page, without attributes that every element may have. */
  tag: string;
  isDefined: boolean;
  isShown: boolean;
  /** Own report of the element, once there is one. */
  checks?: Check[];
  /** Reason why it couldn't load its test. */
  failure?: string;
  /** Milliseconds since it failed. */
  failedForMs: number;
}

/**
 * Runs in every frame before its own code. It stores its observations under a symbol on the document and on the
 * elements: a name in the window would be one more global.
 */
export function listen(): void {
  const key = Symbol.for('check-embed');
  const kept: Kept = { violations: [], brokenScripts: [] };
  Object.assign(document, { [key]: kept });
  addEventListener('iq-test:debug', (event) => {
    if (!(event instanceof CustomEvent)) return;
    Object.assign(event.composedPath()[0] ?? {}, { [key]: { checks: event.detail.checks } });
  });
  addEventListener('iq-test:error', (event) => {
    if (!(event instanceof CustomEvent) || event.detail.code !== 'load_failed') return;
    const element = event.composedPath()[0] ?? {};
    if (!(key in element))
      Object.assign(element, { [key]: { failure: event.detail.message, at: performance.now() } });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    kept.violations.push({ directive: effectiveDirective, blocked: blockedURI }),
  );
  // errors of elements don't bubble
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) kept.brokenScripts.push(target.src);
    },
    true,
  );
  // the query asks for reports in the page itself; frames, and pages that redirect, have another one
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('iq-test:not([debug])'))
      element.toggleAttribute('debug', true);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in a frame: its elements, after the first one that hasn't reported was brought to the screen. */
export function look(elements: Element[]): Seen[] {
  const key = Symbol.for('check-embed');
  const seen = elements.map((element) => {
    const kept: { checks?: Check[]; failure?: string; at?: number } = Reflect.get(element, key) ?? {};
    const { width, height } = element.getBoundingClientRect();
    const attributes = element
      .getAttributeNames()
      .filter((name) => name !== 'debug' && !name.startsWith('data-') && !/^(?:class|style)$/.test(name))
      .map((name) => ` ${name}="${element.getAttribute(name)}"`);
    return {
      ...kept,
      tag: `<iq-test${attributes.join('')}>`,
      isDefined: element.matches(':defined'),
      isShown: element.checkVisibility() && (width > 0 || height > 0),
      failedForMs: kept.at === undefined ? 0 : performance.now() - kept.at,
    };
  });
  // to its start: then content below is off the screen when it grows, and isn't a shift of the page's layout
  elements.find((element) => !(key in element))?.scrollIntoView({ block: 'start' });
  return seen;
}

/** Runs in a frame: returns the state that our code must not change. */
export function takeStock(): Stock {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    } catch {
      return []; // of another origin
    }
  });
  const kept: Kept = Reflect.get(document, Symbol.for('check-embed')) ?? {
    violations: [],
    brokenScripts: [],
  };
  return { globals: Object.getOwnPropertyNames(window), rules, ...kept };
}
