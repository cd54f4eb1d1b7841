import { IqTest, loadI18n } from '@quotient/iq-test';
import { PRERENDERED_LOCALE } from '../prerenderedLocale.ts';
import { mountReact } from './mountReact.tsx';

/** The words come first: until then the prerendered landing stays. */
export async function mount(slot: HTMLElement, beforeTakeover: () => void) {
  const i18n = await loadI18n();
  await mountReact(
    slot,
    <IqTest
      i18n={i18n}
      onStage={(stage) => {
        // the footer keeps out of the way while a test runs
        document.documentElement.dataset.stage = stage;
      }}
    />,
    { anew: i18n.language !== PRERENDERED_LOCALE, beforeTakeover },
  );
}
