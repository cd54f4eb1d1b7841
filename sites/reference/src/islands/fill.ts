import { type IslandName, islands } from './islands.ts';

/** A finger or a mouse button is down. Not every browser says so by `:active`. */
let isPointerDown = false;
for (const [event, isDown] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  document.addEventListener(event, () => {
    isPointerDown = isDown;
  });

/** Resolves with the next frame, or soon in a tab that is hidden and gets none. */
const nextFrame = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 100);
  });

/** Resolves when no button of the slot is held down: replaced in that moment, its press would be lost. */
async function nothingIsHeld(slot: HTMLElement): Promise<void> {
  for (let frame = 0; frame < 600 && (isPointerDown || slot.querySelector(':active')); frame += 1)
    await nextFrame();
  await nextFrame(); // the click comes after the release
}

/**
 * Loads the code of an island and hands the slot over to it. What was chosen and pressed before is done again
 * afterwards. Where the code does not come, the slot says so. Never rejects.
 */
export async function fill(slot: HTMLElement, ready: Promise<void>): Promise<void> {
  try {
    await ready;
    const { mount } = await islands[slot.dataset.island as IslandName]();
    const controls = () => [...slot.querySelectorAll<HTMLElement>('button, input, summary')];
    const details = () => [...slot.querySelectorAll('details')];
    const radios = () => [...slot.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    let press: { action: string | undefined; index: number } | undefined;
    let chosen: boolean[] = [];
    let opened: boolean[] = [];
    let focused = -1;
    await mount(slot, async () => {
      await nothingIsHeld(slot);
      const pressed = slot.querySelector<HTMLElement>('[data-pressed]'); // see boot.ts
      if (pressed) press = { action: pressed.dataset.action, index: controls().indexOf(pressed) };
      pressed?.removeAttribute('data-pressed');
      focused = controls().indexOf(document.activeElement as HTMLElement);
      opened = details().map(({ open }) => open);
      chosen = radios().map((radio) => radio.checked);
      // As it was prerendered: hydration would otherwise meet a choice that its state knows nothing of.
      for (const radio of radios()) radio.checked = radio.defaultChecked;
    });
    slot.dataset.mounted = '';
    // Only in the next frame: by then an island that restores a saved test shows its own placeholder.
    requestAnimationFrame(() => delete document.documentElement.dataset.resuming);
    for (const [index, each] of details().entries()) each.open ||= opened[index] ?? false;
    // What was chosen and pressed before the code came is done again, in that order: a choice of more time counts.
    for (const [index, radio] of radios().entries()) if (chosen[index] && !radio.checked) radio.click();
    // After redrawing, the focused element and the button are new ones: those of the same action, or of the same place.
    if (document.activeElement === document.body) controls()[focused]?.focus();
    const again = controls().find((control, index) =>
      press?.action ? control.dataset.action === press.action : index === press?.index,
    );
    again?.click();
  } catch (error) {
    console.error(`The island "${slot.dataset.island}" could not be loaded.`, error);
    slot.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    slot.querySelector<HTMLElement>('[data-island-failed]')?.removeAttribute('hidden');
    delete document.documentElement.dataset.resuming;
  }
}

/** Fetches the files of the test without running them. What does not come is asked for again when it is needed. */
function fetchAhead(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="test-files"]')?.content;
  for (const file of files?.split(' ') ?? []) fetch(file, { priority: 'low' }).catch(() => {});
}

/**
 * Fills a slot when the visitor is likely to use it: at once for a saved test, else at pointer, focus or press. Until
 * then its files are fetched in idle time, or two seconds later, unless the visitor saves data.
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
    target instanceof Element && target.closest('button, input, label, summary') !== null;
  for (const event of ['pointerover', 'focusin', 'click'])
    slot.addEventListener(event, ({ target }) => isButton(target) && want());
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;
  const afterLoad = () => {
    if (!window.requestIdleCallback)
      setTimeout(fetchAhead, 200); // Safari
    else requestIdleCallback(fetchAhead, { timeout: 2000 }); // a busy device may have no idle time
  };
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}
