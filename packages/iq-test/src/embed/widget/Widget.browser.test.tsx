import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../api/partner.ts';
import type { CallInstance } from '../element/IqTestElement.ts';
import type { Host } from '../host/host.ts';
import { mountWidget } from './mountWidget.tsx';

let element: HTMLElement;
let root: ShadowRoot;
let host: Host;
let call: CallInstance;
/** Action of the test as soon as it is in the page. */
let atOnce: () => void;
const comesBack = (heading: HTMLElement | null) => void (heading && queueMicrotask(() => atOnce()));
let heard: { name: string; detail: Record<string, unknown> }[];
const prepare = vi.fn(async () => {});

beforeEach(() => {
  atOnce = () => {};
});

afterEach(() => {
  call('destroy');
  document.body.replaceChildren();
});

/** An element with a heading, a button and a closed question in the place of the test. */
function mount(html: string): void {
  // of this element alone: the one before says a last size when it leaves
  const log: typeof heard = [];
  heard = log;
  document.body.innerHTML = html;
  element = document.body.firstElementChild as HTMLElement;
  for (const name of ['ready', 'close', 'resize', 'step'])
    element.addEventListener(`iq-test:${name}`, (event) =>
      log.push({ name, detail: (event as CustomEvent).detail }),
    );
  root = element.attachShadow({ mode: 'open' });
  prepare.mockClear();
  call = mountWidget(
    element,
    root,
    location.origin,
    'h2{color:rgb(1,2,3)}',
    false,
    (shared, words) => {
      host = shared;
      return (
        <h2 ref={comesBack}>
          The test in {words.language} <dialog id="question" />
        </h2>
      );
    },
    prepare,
  );
}
/** Answers what is asked of the partner and of the page's own words when the test says so; `asked` are the paths. */
function answering(partner: object) {
  const asked: string[] = [];
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    asked.push(pathname);
    if (pathname === '/words.json') return Response.json({ landing: {} });
    await isTime;
    return Response.json({ key: 'acme', name: 'Acme', ...partner });
  });
  return { asked, answer };
}
const find = <E extends HTMLElement>(selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const shown = (selector: string) => vi.waitFor(() => find(selector));
const names = () => heard.map(({ name }) => name);

test('in the page the test is shown in its language and look, and it is ready', async () => {
  mount('<div lang="de"></div>');
  expect(find('form').dataset.waiting).toBe('true');
  expect(getComputedStyle(await shown('h2')).color).toBe('rgb(1, 2, 3)');
  expect(find('h2').textContent).toBe('The test in de ');
  await vi.waitFor(() => expect(names()).toContain('ready'));
  expect(heard.find(({ name }) => name === 'ready')?.detail).toMatchObject({ locale: 'de', mode: 'inline' });
  await vi.waitFor(() => expect(find('form').dataset.waiting).toBe('false'));
});

test('a test that comes back at once tells nothing before the element is ready', async () => {
  mount('<div lang="de"></div>');
  atOnce = () => host.emit('step', { step: 2, total: 20 });
  await vi.waitFor(() => expect(names()).toContain('step'));
  expect(names().filter((name) => name !== 'resize')).toEqual(['ready', 'step']);
});

test('what does not depend on the partner is asked for before the partner is known', async () => {
  const { asked, answer } = answering({ locale: 'de' });
  mount('<div partner="acme" lang="fr" words="/words.json"></div>');
  await vi.waitFor(() => expect(asked).toContain('/words.json'));
  expect(prepare).toHaveBeenCalledOnce();
  expect(root.querySelector('h2')).toBeNull();
  answer();
  expect((await shown('h2')).textContent).toBe('The test in fr ');
  expect(asked).toEqual(['/api/partners/acme', '/words.json']);
});

test("the partner's language comes before the visitor's, and the page's own words are asked for once", async () => {
  const { asked, answer } = answering({ locale: 'de' });
  mount('<div partner="acme" words="/words.json"></div>');
  answer();
  expect((await shown('h2')).textContent).toBe('The test in de ');
  expect(asked).toEqual(['/api/partners/acme', '/words.json']);
});

test('a partner without a language leaves the words in that of the visitor', async () => {
  const { answer } = answering({});
  mount('<div partner="acme"></div>');
  answer();
  expect((await shown('h2')).textContent).toBe(`The test in ${navigator.language} `);
});

test('the page hears how large the content is', async () => {
  mount('<div lang="en" style="width:400px"></div>');
  await shown('h2');
  await vi.waitFor(() =>
    expect(heard.find(({ name }) => name === 'resize')?.detail).toMatchObject({ width: 400 }),
  );
});

test('an element that is shown goes into a dialog, and comes out of it, when its mode changes', async () => {
  mount('<div lang="en"></div>');
  await shown('h2');
  element.setAttribute('mode', 'popup');
  const launcher = await shown('[part~="launcher"]');
  await vi.waitFor(() => expect(root.querySelector('h2')?.checkVisibility() ?? false).toBe(false));
  launcher.click();
  await vi.waitFor(() => expect(find('h2').checkVisibility()).toBe(true));
  call('close');
  element.setAttribute('mode', 'inline');
  await vi.waitFor(() => expect(root.querySelector('[part~="launcher"]')).toBeNull());
  await vi.waitFor(() => expect(find('h2').checkVisibility()).toBe(true));
});

test('a dialog that the browser itself closes is closed for the page, too', async () => {
  mount('<div lang="en" mode="fullscreen"></div>');
  (await shown('[part~="launcher"]')).click();
  await shown('h2');
  find<HTMLDialogElement>('dialog').close();
  await vi.waitFor(() => expect(names()).toContain('close'));
  expect(host.isOpen.value).toBe(false);
});

test('a button of the page takes the place of ours', async () => {
  mount('<div lang="en" mode="popup"><button slot="launcher">Mine</button></div>');
  await vi.waitFor(() => expect(names()).toContain('ready'));
  await vi.waitFor(() => expect(root.querySelector('[part~="launcher"]')).toBeNull());
  element.querySelector('button')?.click();
  await shown('h2');
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
});

test('where there is no test the page’s own content stands in', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  mount('<div lang="en">own</div>');
  await shown('h2');
  host.refuse(new Refusal('origin_not_allowed', 'Not here.'));
  await vi.waitFor(() => expect(root.querySelector('h2')).toBeNull());
  expect(root.querySelector('slot:not([name])')).not.toBeNull();
  logged.mockRestore();
});

test('destroy takes everything away', async () => {
  mount('<div lang="en"></div>');
  await shown('h2');
  call('destroy');
  await vi.waitFor(() => expect(root.querySelector('h2')).toBeNull());
});
