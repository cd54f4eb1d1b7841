import { type IslandName, islands } from './islands.ts';

/**
 * Loads the code of an island and hands the slot over to it. What was chosen and pressed before is done again
 * afterwards. Where the code does not come, the slot says so. Never rejects.
 */
export async function fill(slot: HTMLElement, ready: Promise<void>): Promise<void> {
  try {
    await ready;
    const { mount } = await islands[slot.dataset.island as IslandName]();
    const buttons = () => [...slot.querySelectorAll<HTMLElement>('button')];
    const radios = () => [...slot.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    let press: { action: string | undefined; index: number } | undefined;
    let chosen = -1;
    await mount(slot, () => {
      const pressed = slot.querySelector<HTMLElement>('[data-pressed]'); // see boot.ts
      if (pressed) press = { action: pressed.dataset.action, index: buttons().indexOf(pressed) };
      pressed?.removeAttribute('data-pressed');
      chosen = radios().findIndex((radio) => radio.checked);
      // As it was prerendered: hydration would otherwise meet a choice that its state knows nothing of.
      for (const radio of radios()) radio.checked = radio.defaultChecked;
    });
    slot.dataset.mounted = '';
    // Only in the next frame: by then an island that restores a saved test shows its own placeholder.
    requestAnimationFrame(() => delete document.documentElement.dataset.resuming);
    // What was chosen and pressed before the code came is done again, in that order: a choice of more time counts.
    const radio = radios()[chosen];
    if (radio && !radio.checked) radio.click();
    // Drawn anew, the button is another element: the one of the same action, or of the same place.
    const again = buttons().find((button, index) =>
      press?.action ? button.dataset.action === press.action : index === press?.index,
    );
    again?.click();
  } catch (error) {
    console.error(`The island "${slot.dataset.island}" could not be loaded.`, error);
    slot.querySelector<HTMLElement>('[data-island-failed]')?.removeAttribute('hidden');
    delete document.documentElement.dataset.resuming;
  }
}

/** Fetches the files of the test without running them. */
function fetchAhead(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="test-files"]')?.content;
  for (const href of files?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Fills a slot when somebody seems to want it: at once where there is a test to come back to, else when the pointer or
 * the focus comes to it, or at a press. Until then its files are fetched in idle time, unless the visitor saves data.
 */
export function fillWhenWanted(slot: HTMLElement, ready: Promise<void>): void {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search).get('lang');
  const isOtherLanguage = asked !== null && asked !== root.lang; // it was prerendered in the page's
  let isWanted = false;
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    void fill(slot, ready);
  };
  if (root.dataset.saved !== undefined || isOtherLanguage || slot.querySelector('[data-pressed]')) {
    want();
    return;
  }
  const isButton = (target: EventTarget | null) =>
    target instanceof Element && target.closest('button, input, label') !== null;
  for (const event of ['pointerover', 'focusin', 'click'])
    slot.addEventListener(event, ({ target }) => isButton(target) && want());
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)); // Safari lacks it
  const afterLoad = () => whenIdle(fetchAhead);
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}
