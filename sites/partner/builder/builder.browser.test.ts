import { refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import html from '../pages/builder.html?raw';
import type { CustomElementsManifest } from './manifest.ts';

const QUIZ = 'https://quiz.example';
const manifest: CustomElementsManifest = {
  modules: [
    {
      declarations: [
        {
          tagName: 'iq-test',
          attributes: [
            {
              name: 'partner',
              type: { text: 'a partner key' },
              description: 'Whose page it is, as in `acme`.',
            },
            { name: 'mode', type: { text: "'inline' | 'popup' | 'floating'" }, default: "'inline'" },
            { name: 'set', type: { text: "'main' | 'visual'" }, default: "'main'" },
            { name: 'start', type: { text: "'landing' | 'directly'" }, description: 'Where it begins.' },
            { name: 'hidden-data', type: { text: 'string' } },
            { name: 'isolation', type: { text: "'shadow' | 'iframe'" }, default: "'shadow'" },
            { name: 'debug', type: { text: 'boolean' }, default: 'false' },
          ],
        },
      ],
    },
  ],
};
const script = { version: '1.2.3', integrity: 'sha384-abc' };

/** Answers of the quiz server by address; other addresses don't exist. */
let answers: Record<string, unknown>;
const address = location.href;
let visits = 0;

beforeEach(() => {
  answers = {
    '/embed/custom-elements.json': manifest,
    '/api/question-sets': [{ name: 'main' }],
    '/embed/manifest.json': script,
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (asked: string) => {
    const path = asked.replace(QUIZ, '');
    return path in answers ? Response.json(answers[path]) : refusal('not_found');
  });
  // another test of this page may have made the real one
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iq-test' ? 'still-test' : name),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', address);
});

/** Opens the page at this address and runs its code again. */
async function open(query = ''): Promise<void> {
  history.replaceState(null, '', `/builder${query}`);
  document.body.innerHTML = html.replaceAll('{{quiz}}', QUIZ).replace(/<script.*<\/script>/, '');
  visits += 1;
  await import(/* @vite-ignore */ `./builder.ts?${visits}`);
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

test('the form has a field for each attribute, of the kind that it takes, with what it is for', async () => {
  await open();
  const shown = [...document.querySelectorAll('.field')].map((each) => {
    const input = each.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    return [each.querySelector('label')?.textContent, input?.type, each.querySelector('.help')?.textContent];
  });
  expect(shown).toEqual([
    ['partner', 'text', 'Whose page it is, as in acme. Value: a partner key.'],
    ['mode', 'select-one', ''],
    ['set', 'select-one', ''],
    ['start', 'select-one', 'Where it begins.'],
    ['hidden-data', 'text', ''],
    ['isolation', 'select-one', ''],
    ['debug', 'checkbox', ''],
  ]);
  expect(find('.help code').textContent).toBe('acme');
  expect(field('partner').getAttribute('list')).toBe('values-partner');
  expect(field('partner').getAttribute('aria-describedby')).toBe('problem-partner help-partner');
  expect(find('#fields').ariaBusy).toBeNull();
  expect(find('#result').hidden).toBe(false);
});

const choices = (name: string) =>
  [...find<HTMLSelectElement>(`#attribute-${name}`).options].map(({ text }) => text);

test('a choice says which value needs no writing; of the question sets the server’s own are offered', async () => {
  await open();
  expect(choices('mode')).toEqual(['inline (default)', 'popup', 'floating']);
  expect(choices('start')).toEqual(['Not set', 'landing', 'directly']);
  expect(choices('set')).toEqual(['main (default)']);
});

test('where the server does not say its question sets, all are offered', async () => {
  delete answers['/api/question-sets'];
  await open();
  expect(choices('set')).toEqual(['main (default)', 'visual']);
});

test('the page begins with a partner, and with a snippet and a preview that work', async () => {
  await open();
  expect(textOf('#count')).toBe('1 set');
  expect(snippet()).toContain('<iq-test partner="demo">');
  expect(snippet()).toContain(`src="${QUIZ}/embed.js"\n  async\n  data-cfasync="false"`);
  expect(previewed()).toBe('id=test partner=demo');
  expect(location.search).toBe('');
});

test('its address fills the form in, as far as there are such values', async () => {
  await open('?partner=acme&mode=popup&start=sideways&debug&script=pinned&unknown=1');
  expect([field('partner').value, field('mode').value, field('start').value, field('debug').checked]).toEqual(
    ['acme', 'popup', '', true],
  );
  expect(snippet()).toContain(`src="${QUIZ}/embed/v1.2.3/embed.js"`);
  expect(location.search).toBe('?partner=acme&mode=popup&debug&script=pinned');
});

test('a choice that the element does not have is the one that it begins with', async () => {
  await open('?mode=sideways');
  expect(field('mode').value).toBe('inline');
});

test('what is typed is in the snippet and in the address at once, and in the preview after a pause', async () => {
  await open();
  fill('partner', 'ac');
  vi.advanceTimersByTime(200);
  fill('partner', 'acme');
  fill('debug', true);
  expect(snippet()).toContain('<iq-test partner="acme" debug>');
  expect(location.search).toBe('?partner=acme&debug');
  expect(textOf('#count')).toBe('2 set');
  expect(previewed()).toBe('id=test partner=demo');
  vi.advanceTimersByTime(299);
  expect(previewed()).toBe('id=test partner=demo');
  vi.advanceTimersByTime(1);
  expect(previewed()).toBe('id=test partner=acme debug');
  const marked = [...document.querySelectorAll('[data-set] label')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['partner', 'debug']);
});

test('a preview is not begun anew by what changes nothing in the tag', async () => {
  await open();
  const before = document.querySelector('still-test');
  fill('partner', ' demo ');
  vi.runAllTimers();
  expect(document.querySelector('still-test')).toBe(before);
});

test('an emptied partner is a choice, which the address keeps', async () => {
  await open();
  fill('partner', '');
  expect(location.search).toBe('?partner');
  await open(location.search);
  expect(field('partner').value).toBe('');
  expect(textOf('#problem-partner')).toContain('Without a key');
});

test.each([
  ['partner', 'Acme!', 'lower-case letters'],
  ['hidden-data', '{"campaign":', 'not valid JSON'],
  ['hidden-data', '{"campaign":{"a":"b"}}', 'values are strings, numbers or booleans'],
  ['hidden-data', '["a"]', 'must be one object'],
])('in %s, %s is marked as wrong', async (name, value, problem) => {
  await open();
  fill(name, value);
  expect(textOf(`#problem-${name}`)).toContain(problem);
  expect(field(name).ariaInvalid).toBe('true');
  fill(name, '');
  if (name === 'hidden-data') expect(field(name).ariaInvalid).toBeNull();
});

test('data that is fine is written with the quotation marks that it needs', async () => {
  await open();
  fill('hidden-data', '{"campaign":"june"}');
  expect(textOf('#problem-hidden-data')).toBe('');
  expect(snippet()).toContain(`hidden-data='{"campaign":"june"}'`);
});

test('a page may stay with one version of the script, whose content is then checked', async () => {
  await open();
  expect(textOf('#pinned-label')).toBe('Pinned to 1.2.3');
  expect(textOf('#script-note')).toContain('new version as soon as');
  press('#script [value="pinned"]');
  expect(snippet()).toContain('integrity="sha384-abc"');
  expect(textOf('#script-note')).toContain('refuses any other content');
});

test('where the server names no version, there is none to stay with', async () => {
  delete answers['/embed/manifest.json'];
  await open('?script=pinned');
  expect(find('#script [value="pinned"]').disabled).toBe(true);
  expect(find('#script [value="moving"]').checked).toBe(true);
  expect(snippet()).toContain(`src="${QUIZ}/embed.js"`);
});

test('the policy and the room are those of the chosen isolation and mode; a floating test needs none', async () => {
  await open();
  expect(textOf('#policy code')).toContain(`img-src ${QUIZ};`);
  expect(textOf('#room code')).toContain('min-height: 100vh');
  fill('isolation', 'iframe');
  fill('mode', 'floating');
  expect(textOf('#policy code')).toContain(`frame-src ${QUIZ};`);
  expect(find('#room').hidden).toBe(true);
  vi.runAllTimers();
  expect(textOf('#preview-note')).toBe('The button floats in the corner of this window.');
});

test('why an element shows nothing is said below it', async () => {
  await open();
  const detail = { code: 'partner_not_found', message: 'No partner has this key.' };
  find('#preview').firstElementChild?.dispatchEvent(
    new CustomEvent('iq-test:error', { detail, bubbles: true }),
  );
  expect(textOf('#preview-note')).toBe('partner_not_found: No partner has this key.');
});

test('"Reset" brings back what the page began with, and its address', async () => {
  await open('?partner=acme&mode=popup&debug&script=pinned');
  press('[type="reset"]');
  expect(snippet()).toContain('<iq-test partner="demo">');
  expect(snippet()).toContain(`src="${QUIZ}/embed.js"`);
  expect(location.search).toBe('');
});

test('the width of the preview is chosen beside it, and changes no snippet', async () => {
  await open();
  const before = snippet();
  press('#width [value="narrow"]');
  expect(find('#preview').dataset.width).toBe('narrow');
  expect(snippet()).toBe(before);
});

test.each([
  [() => Promise.resolve(), 'Link copied'],
  [() => Promise.reject(new Error('refused')), 'Copy it from the address bar'],
])('the link to this snippet is copied, and the button says how that went', async (write, said) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await open('?partner=acme');
  press('#copy-link');
  await vi.waitFor(() => expect(textOf('#copy-link')).toBe(said));
  expect(copied).toHaveBeenCalledExactlyOnceWith(location.href);
  vi.advanceTimersByTime(2000);
  expect(textOf('#copy-link')).toBe('Copy link');
});

test('without the description of the element the page says what is missing, and shows no snippet', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  delete answers['/embed/custom-elements.json'];
  await open();
  expect(textOf('#fields [role="alert"]')).toContain(
    `The quiz server at ${QUIZ} does not describe its element.`,
  );
  expect(find('#result').hidden).toBe(true);
  expect(find('#fields').ariaBusy).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});
