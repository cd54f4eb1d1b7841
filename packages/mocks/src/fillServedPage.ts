import { directionOf } from '@quotient/contract/direction';
import { readPath } from '@quotient/contract/site';
import type { Store } from '@quotient/server/ports';
import { createServedPages } from '@quotient/server/served';

/**
 * Fills the page like a server: with the shared result or the certificate of its address. Other pages are unchanged.
 */
export async function fillServedPage(store: Store): Promise<void> {
  const refuse = () => Promise.reject(new Error('Only a server draws pictures.'));
  const pictures = { png: refuse, pdf: refuse };
  const pages = createServedPages({ store, publicUrl: location.origin, pictures });
  const { locale, path } = readPath(location.pathname);
  const [, kind, id = '', isSheet] = /^\/(r(?=\/)|verify)(?:\/([^/]+)(\/print)?)?$/.exec(path) ?? [];
  if (!kind) return;
  const wishes = locale === 'en' ? navigator.languages : [locale];
  const typed = new URLSearchParams(location.search).get('code') ?? undefined;
  const read = kind === 'r' ? pages.sharedResult : isSheet ? pages.certificateSheet : pages.certificate;
  const page = id ? await read(id, wishes) : await pages.certificateForm(typed, wishes);
  if ('redirect' in page) return location.replace(page.redirect);
  const { filling } = page;
  const main = document.querySelector('main');
  if (main) main.innerHTML = (await filling.main).toString();
  document.title = filling.title;
  document.documentElement.lang = filling.lang;
  document.documentElement.dir = directionOf(filling.lang);
}
