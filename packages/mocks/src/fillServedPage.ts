import { directionOf } from '@quotient/contract/direction';
import type { Store } from '@quotient/server/ports';
import { createServedPages } from '@quotient/server/served';

/**
 * Fills the page like a server: with the shared result or the certificate of its address. Other pages are unchanged.
 */
export async function fillServedPage(store: Store): Promise<void> {
  const refuse = () => Promise.reject(new Error('Only a server draws pictures.'));
  const pictures = { png: refuse, pdf: refuse };
  const pages = createServedPages({ store, publicUrl: location.origin, pictures });
  const [, kind, id = '', isSheet] = /^\/(r|verify)\/([^/]+)(\/print)?$/.exec(location.pathname) ?? [];
  if (!kind) return;
  const read = kind === 'r' ? pages.sharedResult : isSheet ? pages.certificateSheet : pages.certificate;
  const { filling } = await read(id, navigator.languages);
  const main = document.querySelector('main');
  if (main) main.innerHTML = (await filling.main).toString();
  document.title = filling.title;
  document.documentElement.lang = filling.lang;
  document.documentElement.dir = directionOf(filling.lang);
}
