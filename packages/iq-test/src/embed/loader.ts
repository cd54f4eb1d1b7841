// The script tag's file: classic, one small file, so that it works from any page.
import { defineIqTestElement } from './IqTestElement.ts';

/** Written in by the build, without `.js`: the app's files and the frame's, the door first. All are fetched at once. */
declare const EMBED_FILES: readonly (readonly string[])[];

// as a module, which it need not be, it has to look for itself
const script = document.currentScript ?? document.querySelector('[src$="embed.js"]');
const { origin } = new URL((script as HTMLScriptElement).src);

document.head.append(
  Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin, crossOrigin: '' }),
);
defineIqTestElement(origin, (isFramed) =>
  Promise.all(
    // not a literal, so that the bundler leaves it as the browser's own `import()`
    (EMBED_FILES[+isFramed] as readonly string[]).map(
      (file) => import(`${origin}/embed/v${import.meta.env.EMBED_VERSION}/${file}.js`),
    ),
  ),
);
