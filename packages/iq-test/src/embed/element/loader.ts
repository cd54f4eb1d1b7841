// The script tag's file: classic, one small file, so that it works from any page.
import { defineIqTestElement } from './IqTestElement.ts';

/**
 * Written in by the build, without `.js`: the files of the app and of the frame, in the order in which they are wanted,
 * each with its `mount` last.
 */
declare const EMBED_FILES: readonly (readonly string[])[];

// An element named `currentScript`, such as a picture that a visitor has posted, hides the real one from
// `document.currentScript`: its address must not become ours, and it must not switch the test off. So the getter is
// asked, which no element hides. The cast leaves out the script of an SVG picture: it has no `src` to load this from.
const script = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
// Loaded as a module there is no current script, and a script tag has to do this.
if (script) {
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
