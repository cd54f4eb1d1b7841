// The script tag's file: classic, one small file, so that it works from any page.
import { defineIqTestElement } from './IqTestElement.ts';

/**
 * Written in by the build, without `.js`: the files of the app and of the frame, in the order in which they are wanted,
 * each with its `mount` last.
 */
declare const EMBED_FILES: readonly (readonly string[])[];

try {
  // An element named `currentScript`, such as a picture that a visitor has posted, hides the real one from
  // `document.currentScript`: its address must not become ours, and it must not switch the test off. So the getter is
  // asked, which no element hides. The cast leaves out the script of an SVG picture: it has no `src` to load this from.
  const script = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
  // Optimizers combine, copy, inline and delay scripts, and a module is no current script. Then the stack or a script tag
  // may still name our file; a script by another name is at least from somewhere. Three other vendors also serve an `embed.js`.
  const addresses = [script?.src, new Error().stack, ...[...document.scripts].map(({ src }) => src)];
  const [origin] =
    /https?:\/\/(?!([^/]*\.)?(instagram|tiktok|disqus)\.com\/)[^/\s]+(?=\/(embed\/v[^/]+\/)?embed\.js)/.exec(
      addresses.join('\n'),
    ) ??
    /^https?:\/\/[^/]+/.exec(`${script?.src}`) ??
    [];
  if (origin)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin, crossOrigin: '' }),
    );
  defineIqTestElement(origin, (isFramed, baseUrl) =>
    Promise.all(
      // not a literal, so that the bundler leaves it as the browser's own `import()`
      (EMBED_FILES[+isFramed] as readonly string[]).map(
        (file) => import(`${baseUrl}/embed/v${import.meta.env.EMBED_VERSION}/${file}.js`),
      ),
    ),
  );
} catch (error) {
  console.error('[iq-test]', error); // what follows in a combined file still runs
}
