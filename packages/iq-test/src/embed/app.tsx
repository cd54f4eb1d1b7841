import css from 'virtual:embed-css';
import { createRoot } from 'react-dom/client';
import { IqTest } from '../flow/IqTest.tsx';

/**
 * Renders the test into an element's shadow root and returns how to end it.
 * `baseUrl` is the origin that the script came from: API, pages and pictures are there.
 */
export function mount(element: HTMLElement, root: ShadowRoot, baseUrl: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = document.createElement('div');
  root.replaceChildren(place);
  const react = createRoot(place);
  react.render(<IqTest baseUrl={baseUrl} locale={element.lang || undefined} />);
  return () => {
    // later: a host page in React takes the element away in the middle of its own rendering
    setTimeout(() => react.unmount());
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
