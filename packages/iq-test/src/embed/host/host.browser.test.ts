import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../api/partner.ts';
import { createHost, type Host } from './host.ts';

const hosts: Host[] = [];
let heard: { name: string; detail: Record<string, unknown> }[];

beforeEach(() => {
  heard = [];
});
afterEach(() => {
  for (const host of hosts.splice(0)) host.dispose();
  document.body.replaceChildren();
});

function make(attributes = '', isRemote = false): Host {
  document.body.insertAdjacentHTML('beforeend', `<div ${attributes}></div>`);
  const element = document.body.lastElementChild as HTMLElement;
  for (const name of ['ready', 'close', 'error'])
    element.addEventListener(`iq-test:${name}`, (event) =>
      heard.push({ name, detail: (event as CustomEvent).detail }),
    );
  const host = createHost(element, location.origin, isRemote);
  hosts.push(host);
  return host;
}
const names = () => heard.map(({ name }) => name);
const refusal = new Refusal('partner_not_found', 'No partner has this key.');

test('settings follow the attributes, and a wrong value is told once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { element, settings } = make('mode="modal"');
  expect(settings.value.mode).toBe('inline');
  element.setAttribute('theme', 'dark');
  await vi.waitFor(() => expect(settings.value.theme).toBe('dark'));
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('mode="modal" is not allowed'));
});

test('the element shows its theme, its brand and the stage', async () => {
  const { element, setStage } = make('theme="dark" brand="harbor"');
  expect({ ...element.dataset }).toEqual({ theme: 'dark', brand: 'harbor', stage: 'welcome' });
  setStage('testing');
  element.removeAttribute('brand');
  element.setAttribute('theme', 'auto');
  await vi.waitFor(() => expect({ ...element.dataset }).toEqual({ theme: 'light', stage: 'testing' }));
});

test('each element of a page keeps its test under a name of its own, and leaves it to the next', () => {
  const first = make();
  const second = make();
  expect([first.scope, second.scope, make('id="x" set="visual"').scope]).toEqual(['', '~2', 'visual/x']);
  first.dispose();
  expect(make().scope).toBe('');
});

test('what could not be stored is there when the element comes back', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const first = make('id="full"');
  const test = { id: 'session', token: 'secret' };
  first.storage.last.write(test);
  first.dispose();
  expect(make('id="full"').storage.last.read()).toEqual(test);
});

test('ready is said once for each load, with what is shown', () => {
  const host = make('mode="popup" partner="acme" hidden-data=\'{"campaign":"june"}\'');
  host.ready('de');
  host.ready('de');
  expect(heard).toEqual([
    {
      name: 'ready',
      detail: expect.objectContaining({
        locale: 'de',
        mode: 'popup',
        stage: 'welcome',
        partner: 'acme',
        hiddenData: { campaign: 'june' },
      }),
    },
  ]);
});

test('a dialog is opened and closed once; in the page there is none, and the page scrolls to the test', () => {
  const dialog = make('mode="popup"');
  dialog.call('close');
  dialog.call('open');
  expect(dialog.isOpen.value).toBe(true);
  dialog.call('close');
  dialog.call('close');
  expect(names()).toEqual(['close']);
  const inPage = make();
  const scrolled = vi.spyOn(inPage.element, 'scrollIntoView');
  inPage.call('open');
  expect(inPage.isOpen.value).toBe(false);
  expect(scrolled).toHaveBeenCalledOnce();
  inPage.call('close');
  expect(names()).toEqual(['close']);
});

test('start() opens the dialog, and waits for the test', () => {
  const host = make('mode="fullscreen"');
  host.call('start');
  expect(host.isOpen.value).toBe(true);
  const drive = vi.fn();
  host.attach(drive);
  expect(drive).toHaveBeenCalledExactlyOnceWith('start');
});

test('reset() forgets a running test where nobody is there to leave it, and keeps what is finished', () => {
  const host = make('id="stored"');
  const finished = { id: 'finished', token: 'secret' };
  host.storage.last.write(finished);
  host.storage.savedAnswers.write([2]);
  host.call('reset');
  expect(host.storage.savedAnswers.read()).toBeUndefined();
  expect(host.storage.last.read()).toEqual(finished);
});

test('a refusal is said, no method does anything then, and another partner is asked for anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = make('mode="popup" partner="nobody"');
  host.refuse(refusal);
  expect(heard).toEqual([
    {
      name: 'error',
      detail: expect.objectContaining({ code: 'partner_not_found', message: refusal.message }),
    },
  ]);
  host.call('open');
  expect(host.isOpen.value).toBe(false);
  host.element.setAttribute('partner', 'acme');
  await vi.waitFor(() => expect(host.refusal.value).toBeUndefined());
  host.call('open');
  expect(host.isOpen.value).toBe(true);
});

test('a failure of loading is said, but for a refusal, which says itself, and not after the end', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = make();
  host.fail(refusal);
  expect(names()).toEqual([]);
  host.fail(new Error('offline'));
  expect(heard[0]?.detail).toMatchObject({
    code: 'load_failed',
    message: expect.stringContaining('offline'),
  });
  host.dispose();
  host.fail(new Error('late'));
  host.refuse(refusal);
  expect(names()).toEqual(['error']);
});

test.each<[string, (host: Host) => void]>([
  ['another stage', (host) => host.setStage('testing')],
  ['an error', (host) => host.emit('error', { code: 'internal', message: 'broken' })],
])('%s ends the state in which start="directly" hides the description', (_, happen) => {
  const host = make('start="directly"');
  host.setStage('welcome');
  expect(host.isUntouched.value).toBe(true);
  happen(host);
  expect(host.isUntouched.value).toBe(false);
});

test('a partner is asked for once, and its look is painted where the page has chosen none', async () => {
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ key: 'acme', name: 'Acme', brandTheme: 'harbor' }));
  const host = make('partner="acme"');
  expect(await host.checkPartner()).toMatchObject({ brandTheme: 'harbor' });
  await host.checkPartner();
  expect(asked).toHaveBeenCalledOnce();
  expect(host.element.dataset.brand).toBe('harbor');
  const ownLook = make('partner="acme" brand="default"');
  await ownLook.checkPartner();
  expect(ownLook.element.dataset.brand).toBe('default');
});

const notShown = () => heard.filter(({ detail }) => detail.code === 'not_shown').length;

test('in a part of the page that is not shown nothing opens or starts, and the page is told', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const host = make('mode="popup" start="directly" style="display:none"');
  const ordered: string[] = [];
  host.attach((order) => ordered.push(order));
  host.call('open');
  await vi.waitFor(() => expect(notShown()).toBe(1));
  host.call('start');
  await vi.waitFor(() => expect(notShown()).toBe(2));
  expect([host.isOpen.value, ordered]).toEqual([false, []]);
  expect(warned).toHaveBeenCalledTimes(2);
  expect(host.isUntouched.value).toBe(true); // nothing has happened to the test
});

test('shown right after the call it opens, and where the page closes it before that, it does not', async () => {
  const host = make('mode="popup" style="display:none"');
  host.call('open');
  expect(host.isOpen.value).toBe(false);
  host.element.removeAttribute('style');
  await vi.waitFor(() => expect(host.isOpen.value).toBe(true));
  host.call('close');
  host.element.style.display = 'none';
  host.call('open');
  host.call('close');
  host.element.removeAttribute('style');
  host.call('open');
  host.call('close');
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(1000);
  expect([host.isOpen.value, notShown()]).toEqual([false, 0]);
});

/** Before the browser draws again. */
const inAFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('what a page takes from the look of the element, or writes into it, is put right before the next picture', async () => {
  const { element, setStage } = make('theme="dark" brand="harbor"');
  const look = { theme: 'dark', brand: 'harbor', stage: 'welcome' };
  for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name);
  await inAFrame();
  expect({ ...element.dataset }).toEqual(look);
  Object.assign(element.dataset, { theme: 'light', brand: 'default', stage: 'results' });
  await inAFrame();
  expect({ ...element.dataset }).toEqual(look);
  setStage('testing');
  element.removeAttribute('data-stage');
  await inAFrame();
  expect({ ...element.dataset }).toEqual({ ...look, stage: 'testing' });
  // and what the page asks for itself counts
  element.setAttribute('theme', 'auto');
  element.dataset.theme = 'dark';
  await inAFrame();
  expect({ ...element.dataset }).toEqual({ theme: 'light', brand: 'harbor', stage: 'testing' });
});

test('a page that takes away whatever is put back does not stop the browser', async () => {
  const { element } = make('theme="dark"');
  let taken = 0;
  const observer = new MutationObserver(() => {
    if (element.hasAttribute('data-theme')) taken += 1;
    element.removeAttribute('data-theme');
  });
  observer.observe(element, { attributes: true });
  element.removeAttribute('data-theme');
  await inAFrame();
  await inAFrame();
  observer.disconnect();
  expect(taken).toBeLessThan(100);
  await inAFrame();
  await inAFrame();
  expect(element.dataset.theme).toBe('dark');
});
