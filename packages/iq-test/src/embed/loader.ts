// The script tag's file: classic, one small file, so that it works from any page.
import { defineIqTestElement } from './IqTestElement.ts';

/** Written in by the build, without `.js`: the app's files and the frame's, the door first. All are fetched at once. */
declare const EMBED_FILES: readonly (readonly string[])[];

const script = document.currentScript;
// as a module it cannot tell where it came from, and leaves it to a script tag; and an image of a visitor of the page
// that is named `currentScript` stands in the script's place
if (script instanceof HTMLScriptElement) {
  const { origin } = new URL(script.src);
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
}
