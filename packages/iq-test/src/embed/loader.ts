// The script tag's file: classic, one small file, so that it works from any page.
import { defineIqTestElement } from './IqTestElement.ts';

const script = document.currentScript as HTMLScriptElement | null;
const base = script?.src || document.baseURI;

defineIqTestElement({
  // not a literal, so that the bundler leaves it as the browser's own `import()`
  loadApp: () => import(new URL('embed/app.js', base).href) as Promise<typeof import('./app.tsx')>,
  baseUrl: new URL(base).origin,
});
