import { directionOf } from '@quotient/contract/direction';
import type { Store } from '@quotient/server/ports';
import { createServedPages } from '@quotient/server/served';

/**
 * Puts in the page what a server puts there before it sends it: the shared result of its address. Other pages stay as
 * they are.
 */
export async function fillServedPage(store: Store): Promise<void> {
  const [, kind, id = ''] = /^\/(r)\/([^/]+)$/.exec(location.pathname) ?? [];
  if (!kind) return;
  const pictures = { png: () => Promise.reject(new Error('Only a server draws pictures.')) };
  const pages = createServedPages({ store, publicUrl: location.origin, pictures });
  const { filling } = await pages.sharedResult(id, navigator.languages);
  const main = document.querySelector('main');
  if (main) main.innerHTML = (await filling.main).toString();
  document.title = filling.title;
  document.documentElement.lang = filling.lang;
  document.documentElement.dir = directionOf(filling.lang);
}
