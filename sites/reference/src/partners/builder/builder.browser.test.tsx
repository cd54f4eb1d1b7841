import { refusal } from '@quotient/contract/refusal';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuilderPage } from './BuilderPage.tsx';
import { mount } from './builder.ts';

const script = { version: '1.2.3', integrity: 'sha384-abc' };

/** Answers of the server by address; other addresses don't exist. */
let answers: Record<string, unknown>;
const address = location.href;

beforeEach(() => {
  const set = { questionCount: 20, durationSeconds: 1500 };
  answers = {
    '/api/question-sets': [
      { name: 'main', ...set },
      { name: 'visual', ...set },
    ],
    '/embed/manifest.json': script,
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : refusal('not_found'),
  );
  // another test of this page may have made the real one
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iq-test' ? 'still-test' : name),
  );
  // stands in for the element's own script
  const loaded = create('script');
  loaded.type = 'text/plain';
  loaded.setAttribute('src', '/embed.js');
  document.head.append(loaded);
});
afterEach(() => {
  document.body.replaceChildren();
  document.querySelector('script[src="/embed.js"]')?.remove();
  history.replaceState(null, '', address);
});

/** Opens the page at this address, in English. */
async function open(query = ''): Promise<void> {
  history.replaceState(null, '', `/partners/builder${query}`);
  document.body.innerHTML = renderToStaticMarkup(<BuilderPage locale="en" />);
  await mount(find<HTMLElement>('[data-island]'));
  vi.runAllTimers();
}
function find<E extends HTMLElement = HTMLInputElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}
const textOf = (selector: string) => find(selector).textContent;
const field = (name: string) => find(`#attribute-${name}`);
const snippet = () => textOf('#snippet code');
/** The tag of the preview, as it is written. */
const previewed = () => {
  const test = document.querySelector('still-test');
  return test && [...test.attributes].map(({ name, value }) => (value ? `${name}=${value}` : name)).join(' ');
};
/** Fills in a field, as typing does. */
function fill(name: string, value: string | boolean): void {
  const input = field(name);
  if (typeof value === 'boolean') input.checked = value;
  else input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const press = (selector: string) => find(selector).click();
const choices = (name: string) =>
  [...find<HTMLSelectElement>(`#attribute-${name}`).options].map(({ text }) => text);

test('a choice says which value is the default; of the question sets the server’s own are offered', async () => {
  await open();
  expect(choices('mode')).toEqual(['inline (default)', 'popup', 'fullscreen', 'floating']);
  expect(choices('lang')).toEqual(['Not set', 'en', 'de', 'fr', 'es', 'ar']);
  expect(choices('set')).toEqual(['main (default)', 'visual']);
});

test('where the server does not say its question sets, all are offered', async () => {
  delete answers['/api/question-sets'];
  await open();
  expect(choices('set')).toHaveLength(5);
});

test('the page begins with lines for any partner, and with a preview that needs no key', async () => {
  await open();
  expect(snippet()).toContain('<iq-test partner="your-key">');
  expect(snippet()).toContain(`src="${location.origin}/embed.js"\n  async\n  data-cfasync="false"`);
  expect(previewed()).toBe('id=partner-preview');
  expect(location.search).toBe('');
  expect(find<HTMLDetailsElement>('#more').open).toBe(false);
});

test('its address fills the form in, as far as there are such values', async () => {
  await open('?partner=acme&mode=popup&start=sideways&debug&script=pinned&unknown=1');
  expect([field('partner').value, field('mode').value, field('start').value, field('debug').checked]).toEqual(
    ['acme', 'popup', 'landing', true],
  );
  expect(snippet()).toContain(`src="${location.origin}/embed/v1.2.3/embed.js"`);
  expect(location.search).toBe('?partner=acme&mode=popup&debug&script=pinned');
  expect(find<HTMLDetailsElement>('#more').open).toBe(true);
});

test('a change is in the lines and in the address at once, and in the preview after a pause', async () => {
  await open();
  fill('partner', 'ac');
  vi.advanceTimersByTime(200);
  fill('partner', 'acme');
  fill('debug', true);
  expect(snippet()).toContain('<iq-test partner="acme" debug>');
  expect(location.search).toBe('?partner=acme&debug');
  vi.advanceTimersByTime(299);
  expect(previewed()).toBe('id=partner-preview');
  vi.advanceTimersByTime(1);
  expect(previewed()).toBe('id=partner-preview partner=acme debug');
});

test('the preview is not loaded again by a change that is not in the tag', async () => {
  await open('?partner=acme');
  const before = document.querySelector('still-test');
  fill('partner', ' acme ');
  vi.runAllTimers();
  expect(document.querySelector('still-test')).toBe(before);
});

test('the preview never starts a test by itself, and says so', async () => {
  await open('?start=directly');
  expect(snippet()).toContain('start="directly"');
  expect(previewed()).toBe('id=partner-preview');
  expect(textOf('#preview-note')).toMatch(/^The preview shows the description first\./);
});

test.each([
  ['partner', 'Acme!', 'lower-case letters'],
  ['hidden-data', '{"campaign":', 'isn’t valid JSON'],
  ['hidden-data', '{"campaign":{"a":"b"}}', 'Enter one object'],
  ['hidden-data', '["a"]', 'Enter one object'],
  ['hidden-data', 'null', 'Enter one object'],
])('in %s, %s is marked as wrong', async (name, value, problem) => {
  await open();
  fill(name, value);
  expect(textOf(`#problem-${name}`)).toContain(problem);
  expect(field(name).ariaInvalid).toBe('true');
  fill(name, '');
  expect(textOf(`#problem-${name}`)).toBe('');
  expect(field(name).ariaInvalid).toBeNull();
});

test('a key that no partner can have is not asked of the server', async () => {
  await open();
  fill('partner', 'Acme!');
  vi.runAllTimers();
  expect(previewed()).toBe('id=partner-preview');
});

test('data that is fine is written with the quotation marks that it needs', async () => {
  await open();
  fill('hidden-data', '{"campaign":"june"}');
  expect(textOf('#problem-hidden-data')).toBe('');
  expect(snippet()).toContain(`hidden-data='{"campaign":"june"}'`);
});

test('a page may stay with one version of the script, whose content is then checked', async () => {
  await open();
  expect(textOf('#version-note')).toContain('each new version');
  press('#version [value="pinned"]');
  expect(snippet()).toContain('integrity="sha384-abc"');
  expect(textOf('#version-note')).toContain('never changes');
});

test('where the server names no version, there is none to stay with', async () => {
  delete answers['/embed/manifest.json'];
  await open('?script=pinned');
  expect(find('#version [value="pinned"]').disabled).toBe(true);
  expect(find('#version [value="newest"]').checked).toBe(true);
  expect(snippet()).toContain(`src="${location.origin}/embed.js"`);
});

test('the policy and the room are those of the chosen isolation and mode; a floating test needs none', async () => {
  await open();
  expect(textOf('#policy code')).toContain(`img-src ${location.origin};`);
  expect(textOf('#room code')).toContain('min-height: 100vh');
  fill('isolation', 'iframe');
  fill('mode', 'floating');
  expect(textOf('#policy code')).toContain(`frame-src ${location.origin};`);
  expect(find('#room').hidden).toBe(true);
  vi.runAllTimers();
  expect(textOf('#preview-note')).toBe(
    'The button is in the corner of this window. In a frame, the preview needs a key.',
  );
});

test('the reason why an element shows nothing is below it; a key that is not known yet is left out', async () => {
  await open('?partner=acme&mode=popup');
  expect(previewed()).toBe('id=partner-preview partner=acme mode=popup');
  const detail = { code: 'partner_not_found', message: 'No partner has this key.' };
  find('#preview').firstElementChild?.dispatchEvent(
    new CustomEvent('iq-test:error', { detail, bubbles: true }),
  );
  expect(textOf('#preview-note')).toBe('partner_not_found: No partner has this key.');
  expect(previewed()).toBe('id=partner-preview mode=popup');
  expect(snippet()).toContain('partner="acme"');
});

test('"Reset" brings back the lines that the page began with, and its address', async () => {
  await open('?partner=acme&mode=popup&debug&script=pinned');
  press('[type="reset"]');
  vi.runAllTimers();
  expect(snippet()).toContain('<iq-test partner="your-key">');
  expect(snippet()).toContain(`src="${location.origin}/embed.js"`);
  expect(location.search).toBe('');
});

test('the width of the preview is chosen beside it, and changes no line', async () => {
  await open();
  const before = snippet();
  press('#width [value="narrow"]');
  expect(find('#preview').dataset.width).toBe('narrow');
  expect(snippet()).toBe(before);
});

test.each([
  [() => Promise.resolve(), 'Copied'],
  [() => Promise.reject(new Error('refused')), 'Select and copy the lines'],
])('lines are copied, and the button says how that went', async (write, said) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await open('?partner=acme');
  for (let times = 0; times < 2; times += 1) press('#snippet [data-copy]');
  await vi.waitFor(() => expect(textOf('#snippet [data-copy]')).toBe(said));
  expect(copied).toHaveBeenCalledWith(snippet());
  vi.advanceTimersByTime(2000);
  expect(textOf('#snippet [data-copy]')).toBe('Copy');
});
