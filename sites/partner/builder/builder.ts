import { type Attribute, type CustomElementsManifest, offering, readAttributes } from './manifest.ts';
import {
  chosenAttributes,
  type Script,
  type Values,
  type Written,
  writePolicy,
  writeRoom,
  writeSnippet,
} from './snippet.ts';

/** Typing does not start a test at each key. */
const PREVIEW_DELAY_MS = 300;
const COPIED_MS = 2000;
/** Values of fields that the page's address does not set. A page of another origin needs a partner. */
const STARTING_VALUES: Readonly<Record<string, string>> = { partner: 'demo' };

/** Hints for the modes that leave the preview nearly empty. */
const modeNotes: Readonly<Record<string, string>> = {
  popup: 'The button opens the test in a dialog.',
  fullscreen: 'The button opens the test over the whole window.',
  floating: 'The button floats in the corner of this window.',
};

/** Checks of values that the element would refuse; an empty text for a right one. */
const checks: Readonly<Record<string, (value: string) => string>> = {
  partner: (value) => {
    if (!value) return 'Without a key the element works on the quiz server’s own pages only.';
    return /^[a-z0-9-]+$/.test(value) ? '' : 'A key has lower-case letters, digits and hyphens only.';
  },
  'hidden-data': (value) => {
    try {
      const data: unknown = JSON.parse(value || '{}');
      const isFlat =
        data?.constructor === Object &&
        Object.values(data).every((item) => /^(?:string|number|boolean)$/.test(typeof item));
      return isFlat ? '' : 'This must be one object whose values are strings, numbers or booleans.';
    } catch {
      return 'This is not valid JSON. It looks like {"campaign":"june"}.';
    }
  },
};

/** An element of this page, which the page has. */
function find<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const quiz = find('#builder').dataset.quiz ?? '';
const form = find<HTMLFormElement>('#options');
const fields = find('#fields');
const preview = find('#preview');
const previewNote = find('#preview-note');
const pinnedChoice = find<HTMLInputElement>('#script [value="pinned"]');
const movingChoice = find<HTMLInputElement>('#script [value="moving"]');

const inputOf = (name: string) => find<HTMLInputElement | HTMLSelectElement>(`#attribute-${name}`);

/** Text with `code` in backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? make('code', { textContent: part }) : part));

/** Help for a field: its purpose, its format, and its default. */
function helpText({ description, format, fallback, isBoolean, choices }: Attribute): string {
  const isSaid = isBoolean || choices?.includes(fallback);
  return [description, format && `Value: ${format}.`, fallback && !isSaid && `Default: ${fallback}.`]
    .filter(Boolean)
    .join(' ');
}

function makeInput({ name, choices, isBoolean, fallback }: Attribute): HTMLElement {
  const properties = { id: `attribute-${name}`, name };
  if (isBoolean) return make('input', { ...properties, type: 'checkbox' });
  if (choices) {
    const options = choices.map((choice) =>
      make('option', { value: choice, textContent: choice === fallback ? `${choice} (default)` : choice }),
    );
    if (!choices.includes(fallback)) options.unshift(make('option', { value: '', textContent: 'Not set' }));
    return make('select', properties, ...options);
  }
  const input = make('input', { ...properties, type: 'text', spellcheck: false });
  input.autocomplete = 'off';
  input.autocapitalize = 'none';
  if (document.querySelector(`#values-${name}`)) input.setAttribute('list', `values-${name}`);
  return input;
}

function makeField(attribute: Attribute): HTMLElement {
  const { name } = attribute;
  const input = makeInput(attribute);
  const problem = make('p', { id: `problem-${name}`, className: 'problem' });
  const help = make('p', { id: `help-${name}`, className: 'help' }, ...withCode(helpText(attribute)));
  input.setAttribute('aria-describedby', `${problem.id} ${help.id}`);
  const label = make('label', { htmlFor: input.id }, make('code', { textContent: name }));
  return make('div', { className: 'field' }, label, input, problem, help);
}

/** A link to this page is a link to its snippet. */
function readAddress(attributes: readonly Attribute[]): void {
  const query = new URLSearchParams(location.search);
  for (const { name, isBoolean, choices, fallback } of attributes) {
    const input = inputOf(name);
    const start = STARTING_VALUES[name] ?? (choices?.includes(fallback) ? fallback : '');
    const value = query.get(name) ?? start;
    if (isBoolean && input instanceof HTMLInputElement) input.checked = query.has(name);
    else input.value = choices && !choices.includes(value) ? start : value;
  }
  const isPinned = query.get('script') === 'pinned' && !pinnedChoice.disabled;
  (isPinned ? pinnedChoice : movingChoice).checked = true;
}

function writeAddress(attributes: readonly Attribute[], chosen: readonly Written[]): void {
  const query = new URLSearchParams();
  const values = new Map(chosen);
  for (const { name } of attributes) {
    const value = values.get(name) ?? '';
    // an emptied field is a choice as well, where there is something to start with
    if (value !== (STARTING_VALUES[name] ?? '')) query.set(name, value === true ? '' : value);
  }
  if (pinnedChoice.checked) query.set('script', 'pinned');
  const text = String(query).replace(/=(?=&|$)/g, '');
  history.replaceState(null, '', text ? `?${text}` : location.pathname);
}

function readForm(attributes: readonly Attribute[]): Values {
  return Object.fromEntries(
    attributes.map(({ name, isBoolean }) => {
      const input = inputOf(name);
      return [name, isBoolean && input instanceof HTMLInputElement ? input.checked : input.value.trim()];
    }),
  );
}

/** Marks wrong fields, and those in the tag. */
function markFields(attributes: readonly Attribute[], values: Values, chosen: readonly Written[]): void {
  const written = new Set(chosen.map(([name]) => name));
  for (const { name } of attributes) {
    const input = inputOf(name);
    const problem = checks[name]?.(String(values[name])) ?? '';
    find(`#problem-${name}`).textContent = problem;
    input.ariaInvalid = problem ? 'true' : null;
    input.closest('.field')?.toggleAttribute('data-set', written.has(name));
  }
}

/** Shows a new element, as a page that is loaded with this snippet would. */
function showPreview(chosen: readonly Written[]): void {
  const test = document.createElement('iq-test');
  test.id = 'test';
  for (const [name, value] of chosen) test.setAttribute(name, value === true ? '' : value);
  test.append(make('a', { href: `${quiz}/`, textContent: 'Take the test on its own page' }));
  previewNote.textContent = modeNotes[test.getAttribute('mode') ?? ''] ?? '';
  preview.replaceChildren(test);
}

function start(attributes: readonly Attribute[], script: Script | undefined): void {
  fields.replaceChildren(...attributes.map(makeField));
  fields.ariaBusy = null;
  find('#result').hidden = false;
  pinnedChoice.disabled = !script;
  if (script) find('#pinned-label').textContent = `Pinned to ${script.version}`;

  let shown = '';
  let timer: number | undefined;
  const update = () => {
    const values = readForm(attributes);
    const chosen = chosenAttributes(attributes, values);
    const pinned = pinnedChoice.checked ? script : undefined;
    writeAddress(attributes, chosen);
    markFields(attributes, values, chosen);
    find('#count').textContent = `${chosen.length} set`;
    find('#snippet code').textContent = writeSnippet({ chosen, quiz, pinned });
    find('#policy code').textContent = writePolicy(quiz, values.isolation === 'iframe');
    const room = writeRoom(String(values.mode || 'inline'));
    find('#room').hidden = !room;
    find('#room code').textContent = room ?? '';
    find('#script-note').textContent = pinned
      ? 'The browser refuses any other content of this script; what the script fetches is the quiz server’s word. You move to a new version by changing both values.'
      : 'Visitors get a new version as soon as the quiz server has it.';

    const wanted = JSON.stringify(chosen);
    if (wanted === shown) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => showPreview(chosen), shown ? PREVIEW_DELAY_MS : 0);
    shown = wanted;
  };

  form.addEventListener('input', update);
  // belongs to the form, but stands outside of it
  find('#script').addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    history.replaceState(null, '', location.pathname);
    readAddress(attributes);
    update();
  });
  readAddress(attributes);
  update();
}

find('#width').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) preview.dataset.width = target.value;
});

// an element that cannot work shows its fallback; the reason would be in the console only
preview.addEventListener('iq-test:error', (event) => {
  const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail; // as documented
  previewNote.textContent = `${code}: ${message}`;
});

const copyLink = find('#copy-link');
copyLink.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    copyLink.textContent = 'Link copied';
  } catch {
    copyLink.textContent = 'Copy it from the address bar';
  }
  setTimeout(() => {
    copyLink.textContent = 'Copy link';
  }, COPIED_MS);
});

/** One of the quiz server's descriptions. Throws when there is none. */
async function read<Content>(path: string): Promise<Content> {
  const answer = await fetch(quiz + path);
  if (!answer.ok) throw new Error(`${quiz}${path} answers ${answer.status}.`);
  return answer.json();
}

try {
  const [manifest, sets, script] = await Promise.all([
    read<CustomElementsManifest>('/embed/custom-elements.json'),
    // where it cannot be asked, all sets are offered
    read<{ name: string }[]>('/api/question-sets').catch(() => undefined),
    // without it there is nothing to pin to, and all the rest works
    read<Script>('/embed/manifest.json').catch(() => undefined),
  ]);
  const names = sets?.map(({ name }) => name);
  start(offering(readAttributes(manifest), names), script);
} catch (error) {
  console.error(error);
  fields.ariaBusy = null;
  const text = `The quiz server at ${quiz} does not describe its element. Is it running, and its embed built?`;
  const problem = make('p', { className: 'problem', textContent: text });
  problem.role = 'alert';
  fields.replaceChildren(problem);
}
