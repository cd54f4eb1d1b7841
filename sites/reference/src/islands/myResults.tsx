import { brand } from '@quotient/contract/brand';
import { readPrivateLink } from '@quotient/contract/privateLink';
import { createApiClient, createDeviceStorage, IqTest, loadI18n } from '@quotient/iq-test';
import { leavePage } from '../leavePage.ts';
import { mountReact } from './mountReact.tsx';

/** The tab's storage, or null where the browser refuses it. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Opens the test that the address names. Only this tab remembers it: what the device remembers of other tests stays as it
 * is. Its page is for results: a test that is taken again begins on the first page.
 */
export async function mount(slot: HTMLElement): Promise<void> {
  const home = missing()?.querySelector('a')?.getAttribute('href') ?? '/';
  const storage = createDeviceStorage({ slug: brand.slug, storage: tabStorage(), scope: 'private-link' });
  const link = readPrivateLink(location.hash);
  if (link) storage.running.write({ ...link, currentIndex: 0, answers: [], lastSeq: 0, pending: [] });
  // an anchor isn't a private link: keep this tab's test
  else if (location.hash && !document.getElementById(location.hash.slice(1))) storage.clearTest();
  // a link pasted into this tab changes only the hash and loads nothing
  window.addEventListener('hashchange', () => location.reload());
  if (!storage.running.read()) return sayMissing(slot);

  const i18n = await loadI18n({ locale: document.documentElement.lang });
  const api = {
    ...createApiClient(),
    startTestSession: () => {
      leavePage(home);
      return new Promise<never>(() => {}); // the page is left
    },
  };
  await mountReact(
    slot,
    <IqTest
      i18n={i18n}
      api={api}
      storage={storage}
      onStage={(stage) => {
        document.documentElement.dataset.stage = stage;
        if (stage === 'welcome') leavePage(home);
      }}
      onFailure={({ code }) => {
        if (code === 'session_not_found') sayMissing(slot);
      }}
    />,
  );
}

/** Message about a link that opens nothing. */
const missing = () => document.querySelector<HTMLTemplateElement>('template[data-missing]')?.content;

function sayMissing(slot: HTMLElement): void {
  slot.hidden = true;
  const message = missing()?.cloneNode(true) as DocumentFragment | undefined; // of a fragment
  document.title = message?.querySelector('h1')?.textContent ?? document.title;
  slot.after(message ?? '');
}
