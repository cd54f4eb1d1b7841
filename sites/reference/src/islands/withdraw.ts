import type { DeclareWithdrawal, Withdrawal } from '@quotient/contract';
import { declareWithdrawal, getWithdrawal } from '@quotient/contract/calls';
import { readEmailAddress } from '@quotient/contract/emailAddress';
import { pause } from '@quotient/contract/pause';
import { ask } from './serverCalls.ts';

/** Field of the form, by its name. */
export type WithdrawalField = Exclude<keyof DeclareWithdrawal, 'id' | 'locale'>;
type Entries = Record<WithdrawalField, string>;
type Step = 'form' | 'check' | 'done';

/** Milliseconds between two questions whether the acknowledgment was sent. */
const POLL_MS = 2500;
/** Two minutes of asking. By then the page has said what to do in case it doesn't arrive. */
const MAX_TIMES = 48;

/** Resolves when the tab is shown: a hidden one asks nothing. */
const shown = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) document.addEventListener('visibilitychange', () => resolve(), { once: true });
    else resolve();
  });

/** Date, time and time zone as the language writes them, with Latin digits as everywhere on the site. */
const inWords = (at: number, locale: string) =>
  new Intl.DateTimeFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }), {
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(at);

/** Id of a declaration: pressing again after a lost answer sends the same one. */
function newId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36));
  return `${String(Date.now()).padStart(13, '0')}-${letters.join('')}`;
}

/** The step that an entry of the tab's history belongs to. */
const stepOf = (state: unknown): Step => {
  const { withdraw } = Object(state) as { withdraw?: unknown };
  return withdraw === 'check' || withdraw === 'done' ? withdraw : 'form';
};

/** The steps of the prerendered page, and what they show. */
function createView(slot: HTMLElement) {
  const find = <E extends HTMLElement>(selector: string) => slot.querySelector<E>(selector);
  return {
    find,
    /** Shows one step, and begins reading at its heading. */
    show(step: Step): void {
      for (const each of slot.querySelectorAll<HTMLElement>('[data-withdraw-step]')) {
        const isShown = each.dataset.withdrawStep === step;
        each.hidden = !isShown;
        if (isShown) each.querySelector('h2')?.focus();
      }
    },
    /** Puts prepared words in a place, or takes them away. */
    say(place: 'failure' | 'mail', words?: 'lost' | 'refused' | Withdrawal['mail']): void {
      const template = find<HTMLTemplateElement>(`template[data-withdraw-says="${words}"]`);
      find(`[data-withdraw-${place}]`)?.replaceChildren(template?.content.cloneNode(true) ?? '');
    },
    /** Writes values wherever the page has a place for them. */
    write(values: Partial<Record<string, unknown>>): void {
      for (const place of slot.querySelectorAll<HTMLElement>('[data-withdraw-value]')) {
        const value = values[place.dataset.withdrawValue ?? ''];
        if (value !== undefined) place.textContent = String(value);
      }
    },
  };
}

/** The form: reads its entries, and marks those that are missing or wrong. */
function createForm(form: HTMLFormElement) {
  const inputs = [...form.querySelectorAll('input')];
  const mark = (input: HTMLInputElement, isWrong: boolean) => {
    const error = form.querySelector<HTMLElement>(`[data-withdraw-error="${input.name}"]`);
    if (!error || error.hidden === !isWrong) return;
    error.hidden = !isWrong;
    if (isWrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    // a hint stays, before the error
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    const others = described.filter((id) => id !== error.id);
    input.setAttribute('aria-describedby', [...others, ...(isWrong ? [error.id] : [])].join(' '));
  };
  const isWrong = ({ name, value }: HTMLInputElement) =>
    value.trim() === '' || (name === 'email' && 'fault' in readEmailAddress(value.trim()));
  for (const input of inputs) input.addEventListener('input', () => mark(input, false));
  return {
    /** The entries; `undefined` if one is wrong, which then has the focus. */
    read(): Entries | undefined {
      for (const input of inputs) mark(input, isWrong(input));
      const wrong = inputs.find(isWrong);
      wrong?.focus();
      if (wrong) return undefined;
      return Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()])) as Entries; // a field for each
    },
    /** Writes the order number of the address, unless the browser brought an entry back. */
    fillIn(contract: string | null): void {
      const input = inputs.find(({ name }) => name === 'contract');
      if (input && input.value === '') input.value = contract?.trim().slice(0, input.maxLength) ?? '';
    },
  };
}

/** Follows the acknowledgment until it was sent or failed, or for two minutes. Never rejects. */
async function followMail(id: string, say: (mail: Withdrawal['mail']) => void): Promise<void> {
  for (let times = 0; times < MAX_TIMES; times += 1) {
    await pause(POLL_MS);
    await shown();
    const asked = await ask(getWithdrawal, { id });
    if ('failure' in asked) {
      if (asked.failure === 'not-found') return;
      continue;
    }
    if (asked.answer.mail === 'pending') continue;
    say(asked.answer.mail);
    return;
  }
}

/**
 * The withdrawal function: entries, their check, and the acknowledgment. Each step is an entry of the history, so Back
 * leads to the step before. Nothing is stored on the device: the form keeps the entries until they have arrived.
 */
export async function mount(slot: HTMLElement, beforeTakeover: () => Promise<void>): Promise<void> {
  await beforeTakeover();
  const view = createView(slot);
  const element = view.find<HTMLFormElement>('[data-withdraw-form]');
  const next = view.find<HTMLButtonElement>('[data-withdraw-next]');
  const confirm = view.find<HTMLButtonElement>('[data-withdraw-confirm]');
  const sending = view.find('[data-withdraw-sending]');
  if (!element || !next || !confirm || !sending) throw new Error('The page has no withdrawal form.');
  const form = createForm(element);
  let entries: (Entries & { id: string }) | undefined;
  let isSending = false;

  function setSending(is: boolean): void {
    isSending = is;
    confirm?.toggleAttribute('data-busy', is);
    confirm?.setAttribute('aria-disabled', String(is));
    if (sending) sending.textContent = is ? (sending.dataset.withdrawSending ?? '') : '';
  }
  function check(): void {
    const read = form.read();
    if (!read) return;
    // unchanged entries may have arrived already
    const { id } = entries ?? {};
    const isUnchanged = JSON.stringify({ ...read, id }) === JSON.stringify(entries);
    entries = { ...read, id: (isUnchanged && id) || newId() };
    view.write(read);
    view.say('failure');
    history.pushState({ withdraw: 'check' }, '');
    view.show('check');
  }
  async function send(): Promise<void> {
    if (isSending || !entries) return;
    setSending(true);
    view.say('failure');
    const { lang } = document.documentElement;
    const asked = await ask(declareWithdrawal, {}, { ...entries, locale: lang });
    setSending(false);
    if ('failure' in asked) {
      view.say('failure', asked.failure === 'not-found' ? 'refused' : 'lost');
      return;
    }
    const { answer } = asked;
    view.write(answer);
    const received = view.find<HTMLTimeElement>('[data-withdraw-received]');
    if (received) {
      received.dateTime = new Date(answer.receivedAt).toISOString();
      received.textContent = inWords(answer.receivedAt, lang);
    }
    view.say('mail', answer.mail);
    entries = undefined;
    element?.reset();
    history.replaceState({ withdraw: 'done' }, '');
    view.show('done');
    if (answer.mail === 'pending') void followMail(answer.id, (mail) => view.say('mail', mail));
  }

  form.fillIn(new URLSearchParams(location.search).get('contract'));
  // a page that is loaded again begins at its first step
  if (stepOf(history.state) !== 'form') history.replaceState(null, '');
  next.type = 'submit';
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    check();
  });
  confirm.addEventListener('click', () => void send());
  view.find('[data-withdraw-back]')?.addEventListener('click', () => {
    if (!isSending) history.back();
  });
  view.find('[data-withdraw-print]')?.addEventListener('click', () => print());
  window.addEventListener('popstate', ({ state }) => {
    const step = stepOf(state);
    view.show(step === 'check' && !entries ? 'form' : step);
  });
}
