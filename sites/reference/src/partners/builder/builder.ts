import { listQuestionSets } from '@quotient/contract/calls';
import { ask } from '../../islands/serverCalls.ts';
import {
  chosenAttributes,
  type Script,
  type Values,
  type Written,
  writePolicy,
  writeRoom,
  writeSnippet,
} from './snippet.ts';

/** Typing does not load a test at each key. */
const PREVIEW_DELAY_MS = 300;
const COPIED_MS = 2000;
/** Attributes without meaning here: the first question would start a test, and the preview is this server's. */
const notPreviewed = new Set(['start', 'server']);

interface BuilderWords {
  copied: string;
  copyFailed: string;
  newestNote: string;
  pinnedNote: string;
  notes: Record<'popup' | 'fullscreen' | 'floating' | 'directly' | 'noKey', string>;
  problems: Record<'key' | 'json' | 'flat', string>;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isKey = (value: unknown) => /^[a-z0-9-]+$/.test(String(value));

/** Problem of data that comes back in every event; `undefined` if it is fine. */
function dataProblem(value: string): 'json' | 'flat' | undefined {
  try {
    const data: unknown = JSON.parse(value || '{}');
    const isFlat =
      data?.constructor === Object &&
      Object.values(data).every((item) => /^(?:string|number|boolean)$/.test(typeof item));
    return isFlat ? undefined : 'flat';
  } catch {
    return 'json';
  }
}

/** Problem of a value that the element would refuse; `undefined` if it is fine. */
function problemOf(name: string, value: string): keyof BuilderWords['problems'] | undefined {
  if (name === 'partner') return !value || isKey(value) ? undefined : 'key';
  return name === 'hidden-data' ? dataProblem(value) : undefined;
}

/** Version and checksum of the server's script; `undefined` if it can't say. */
async function readScript(): Promise<Script | undefined> {
  try {
    const answer = await fetch('/embed/manifest.json');
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Parts of the prerendered page that the builder works on. */
function partsOf(slot: HTMLElement) {
  function find<E extends HTMLElement>(selector: string): E {
    const element = slot.querySelector<E>(selector);
    if (!element) throw new Error(`The builder has no ${selector}.`);
    return element;
  }
  return {
    find,
    form: find<HTMLFormElement>('#options'),
    controls: [...slot.querySelectorAll<Control>('[data-attribute]')],
    preview: find('#preview'),
    note: find('#preview-note'),
    pinned: find<HTMLInputElement>('#version [value="pinned"]'),
    newest: find<HTMLInputElement>('#version [value="newest"]'),
  };
}
type Parts = ReturnType<typeof partsOf>;

const nameOf = ({ dataset }: Control) => dataset.attribute ?? '';
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
const currentOf = (control: Control) => (isBox(control) ? control.checked : control.value.trim());

const readForm = ({ controls }: Parts): Values =>
  Object.fromEntries(controls.map((control) => [nameOf(control), currentOf(control)]));

/** Fills the form in from the page's address: a link to this page is a link to its snippet. */
function readAddress({ controls, pinned, newest }: Parts): void {
  const query = new URLSearchParams(location.search);
  for (const control of controls) {
    const asked = query.get(nameOf(control));
    if (asked === null) continue;
    if (isBox(control)) control.checked = true;
    else if (control instanceof HTMLInputElement) control.value = asked;
    else if ([...control.options].some(({ value }) => value === asked)) control.value = asked;
  }
  (query.get('script') === 'pinned' && !pinned.disabled ? pinned : newest).checked = true;
}

function writeAddress({ pinned }: Parts, chosen: readonly Written[]): void {
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, value === true ? '' : value]));
  if (pinned.checked) query.set('script', 'pinned');
  const text = String(query).replace(/=(?=&|$)/g, '');
  history.replaceState(history.state, '', text ? `?${text}` : location.pathname);
}

/** Shows a new element, as a page that is loaded with these attributes would. */
function showPreview(
  { preview, note }: Parts,
  chosen: readonly Written[],
  notes: BuilderWords['notes'],
): void {
  const values = new Map(chosen);
  const test = document.createElement('iq-test');
  test.id = 'partner-preview';
  for (const [name, value] of chosen)
    if (!notPreviewed.has(name)) test.setAttribute(name, value === true ? '' : value);
  const mode = values.get('mode');
  note.textContent = [
    (mode === 'popup' || mode === 'fullscreen' || mode === 'floating') && notes[mode],
    values.get('start') === 'directly' && notes.directly,
    values.get('isolation') === 'iframe' && !values.has('partner') && notes.noKey,
  ]
    .filter(Boolean)
    .join(' ');
  preview.replaceChildren(test);
}

/** Copies the lines beside a pressed button, which says how that went. */
async function copyBeside(button: HTMLElement, { copied, copyFailed }: BuilderWords): Promise<void> {
  const before = button.dataset.words ?? button.textContent ?? '';
  button.dataset.words = before;
  try {
    await navigator.clipboard.writeText(button.closest('figure')?.querySelector('code')?.textContent ?? '');
    button.textContent = copied;
  } catch {
    button.textContent = copyFailed;
  }
  setTimeout(() => {
    button.textContent = before;
  }, COPIED_MS);
}

/** Loads the element, once for the page. */
function loadElement(): void {
  if (document.querySelector('script[src="/embed.js"]')) return;
  const script = document.createElement('script');
  script.src = '/embed.js';
  script.dataset.cfasync = 'false';
  document.head.append(script);
}

/** Makes the prerendered builder work: each change is in the lines, in the address and in the preview. */
export async function mount(slot: HTMLElement): Promise<void> {
  const parts = partsOf(slot);
  const { find, form, controls, pinned, preview, note } = parts;
  const words: BuilderWords = JSON.parse(slot.dataset.words ?? '');
  const { key = '' } = slot.dataset;
  // where the server hasn't filled the page in, it is that of this page
  const quiz = slot.dataset.quiz?.endsWith('.invalid') ? location.origin : (slot.dataset.quiz ?? '');
  const table = controls.map((control) => ({
    name: nameOf(control),
    fallback: control.dataset.fallback ?? '',
  }));
  const [asked, script] = await Promise.all([ask(listQuestionSets, {}), readScript()]);
  // no other question sets than the server has
  if ('answer' in asked)
    for (const option of find<HTMLSelectElement>('#attribute-set').querySelectorAll('option'))
      if (!asked.answer.some(({ name }) => name === option.value)) option.remove();
  pinned.disabled = !script;

  let shown: string | undefined;
  let timer: number | undefined;
  function update(): void {
    const values = readForm(parts);
    for (const control of controls) {
      const problem = problemOf(nameOf(control), String(currentOf(control)));
      const place = slot.querySelector(`#problem-${nameOf(control)}`);
      if (place) place.textContent = problem ? words.problems[problem] : '';
      control.ariaInvalid = problem ? 'true' : null;
    }
    const chosen = chosenAttributes(table, values);
    writeAddress(parts, chosen);
    // a page of another origin can't do without a key
    const written = chosen.some(([name]) => name === 'partner')
      ? chosen
      : [['partner', key] as const, ...chosen];
    const version = pinned.checked ? script : undefined;
    find('#snippet code').textContent = writeSnippet({ chosen: written, quiz, pinned: version });
    find('#policy code').textContent = writePolicy(quiz, values.isolation === 'iframe');
    const room = writeRoom(String(values.mode));
    find('#room').hidden = room === undefined;
    find('#room code').textContent = room ?? '';
    find('#version-note').textContent = version ? words.pinnedNote : words.newestNote;

    const usable = chosen.filter(([name, value]) => name !== 'partner' || isKey(value));
    const wanted = JSON.stringify(usable);
    if (wanted === shown) return;
    clearTimeout(timer);
    const isFirst = shown === undefined;
    timer = window.setTimeout(() => showPreview(parts, usable, words.notes), isFirst ? 0 : PREVIEW_DELAY_MS);
    shown = wanted;
  }

  form.addEventListener('input', update);
  find('#version').addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => {
    parts.newest.checked = true;
    setTimeout(update); // the browser empties the fields after this event
  });
  find('#width').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) preview.dataset.width = target.value;
  });
  // an element that can't work shows nothing here; the reason would be in the console only
  preview.addEventListener('iq-test:error', (event) => {
    const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail; // as documented
    // a key may be agreed on and not be entered yet: all but the partner's own look can be seen
    if (code === 'partner_not_found')
      showPreview(parts, chosenAttributes(table, { ...readForm(parts), partner: '' }), words.notes);
    note.textContent = `${code}: ${message}`;
  });
  slot.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copyBeside(button, words);
  });

  readAddress(parts);
  const isRare = ([name]: Written) => slot.querySelector(`#more #attribute-${name}`) !== null;
  if (chosenAttributes(table, readForm(parts)).some(isRare)) find<HTMLDetailsElement>('#more').open = true;
  loadElement();
  update();
}
