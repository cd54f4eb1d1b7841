import { likeATranslator } from '@quotient/mocks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isComing, openScreen, pressAll, type Screen, screens } from './screens.fixture.tsx';
import { aServerForEachTest, renewServer, underWay } from './wholeAdmin.fixture.tsx';

aServerForEachTest();

/** Buttons that ask the device for something that no test has. */
const ofDevice = /passkey|copy|kopieren/i;
/** Pressed on each screen at most. */
const MOST_BUTTONS = 12;

/** The words of the screen, without what differs from one server and moment to the next. */
function words(): string {
  // which labels fit on a chart depends on when it was measured
  const hidden = document.head.appendChild(document.createElement('style'));
  hidden.textContent = 'main [translate="no"] { display: none !important }';
  const shown = document.querySelectorAll<HTMLElement>('main');
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is seen, not what is there
  const numbers = [...document.querySelectorAll<HTMLElement>('main code')].map(({ innerText }) => innerText);
  const text = [...shown].map(({ innerText }) => innerText).join('|');
  // biome-ignore-end lint/performance/useDomNodeTextContent: see above
  hidden.remove();
  const ofTests = text.match(/\d{13}-[a-z0-9]+/g) ?? [];
  // the last letters of a test's number are typed to confirm; a part of a word may have the same ones
  const ends = ofTests.map((id) => new RegExp(`\\b${id.slice(-4)}\\b`, 'g'));
  return [...ofTests, ...numbers.filter((number) => /^\S{16,}$/.test(number)), ...ends]
    .reduce<string>((rest, number) => rest.replaceAll(number, 'number'), text)
    .replaceAll(/\s+/g, '')
    .replaceAll(/\d+/g, '0');
}

const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves once nothing is on its way and the words stay as they are. */
async function settled(): Promise<string> {
  let before: string;
  await expect
    .poll(
      async () => {
        if (underWay > 0 || isComing()) return false;
        before = words();
        for (let frame = 0; frame < 2; frame += 1) await drawn();
        return underWay === 0 && !isComing() && words() === before;
      },
      { interval: 10 },
    )
    .toBe(true);
  return words();
}

function write(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React listens to what the browser's own setter does
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
const all = <E extends HTMLElement>(among: string) => [...document.querySelectorAll<E>(`main ${among}`)];

/** Does everything that a screen offers, a step at a time: words that come, change and go. */
async function* walk({ presses = [] }: Screen): AsyncGenerator<string> {
  yield 'opened';
  for (const name of presses) {
    pressAll(name);
    yield `pressed ${name}`;
  }
  for (const language of ['Deutsch', 'English']) {
    pressAll(new RegExp(`^${language}$`), 'button');
    yield language;
  }
  const fields = 'input:is([type=search], [type=text], [type=email], :not([type])):not([readonly])';
  for (let i = 0; i < all(fields).length; i += 1)
    for (const text of ['zz', '']) {
      const field = all<HTMLInputElement>(fields)[i];
      if (field) write(field, text);
      yield `field ${i}: ${text}`;
    }
  for (let i = 0; i < all('select').length; i += 1)
    for (const at of [-1, 0]) {
      const select = all<HTMLSelectElement>('select')[i];
      if (select) write(select, select.options[at === 0 ? 0 : select.options.length - 1]?.value ?? '');
      yield `select ${i}: ${at}`;
    }
  const count = Math.min(MOST_BUTTONS, all('button:enabled').length);
  for (let i = 0; i < count; i += 1) {
    const button = all<HTMLButtonElement>('button:enabled')[i];
    if (!button || ofDevice.test(button.textContent)) continue;
    button.click();
    yield `button ${i}: ${button.textContent}`;
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) continue;
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    yield `closed ${i}`;
  }
}

test.each(Object.keys(screens).map((address) => ({ address })))(
  '$address says the same to whoever has it translated, at every step',
  async ({ address }) => {
    // files are saved by it
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const plain: [step: string, words: string][] = [];
    for await (const step of walk(await openScreen(address))) plain.push([step, await settled()]);
    for (const goesOn of [true, false]) {
      await renewServer();
      const translate = () => likeATranslator(document.body, goesOn);
      let stop = goesOn ? translate() : () => {};
      onTestFinished(() => stop());
      let at = 0;
      for await (const step of walk(await openScreen(address))) {
        const [name, said] = plain[at] ?? [];
        expect(step, 'the same step').toBe(name);
        const message = `${step}, ${goesOn ? 'all along' : 'step by step'}`;
        await expect.poll(words, { message, interval: 10 }).toBe(said);
        if (!goesOn) translate();
        at += 1;
      }
      expect(at).toBe(plain.length);
      stop();
      stop = () => {};
    }
  },
);
