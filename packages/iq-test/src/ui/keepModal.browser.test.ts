import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepModal } from './keepModal.ts';

let place: HTMLElement;
let dialog: HTMLDialogElement;
let before: HTMLButtonElement;
const onClose = vi.fn();
const ends: (() => void)[] = [];
const open = (which = dialog) => {
  const end = keepModal(which, onClose);
  ends.push(end);
  return end;
};

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<button id="before">Before</button><div id="place"><details open><summary>More</summary><div id="inner">
      <dialog id="dialog"><button id="first">First</button><button id="second">Second</button><dialog id="question"><button>Stay</button></dialog></dialog>
    </div></details></div><div id="elsewhere"></div>`,
  );
  place = find('#place');
  dialog = find('#dialog');
  before = find('#before');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  onClose.mockClear();
  document.body.replaceChildren();
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
/** True where the page takes the focus, and with it everything else. */
const isPageUsable = () => {
  before.focus();
  return document.activeElement === before;
};
const isShown = () => dialog.matches(':modal') && dialog.getBoundingClientRect().width > 0;

const ways: Record<string, { hide: () => void; show: () => void }> = {
  'display: none around it': {
    hide: () => place.style.setProperty('display', 'none'),
    show: () => place.style.removeProperty('display'),
  },
  'the attribute hidden': {
    hide: () => place.setAttribute('hidden', ''),
    show: () => place.removeAttribute('hidden'),
  },
  'hidden until found': {
    hide: () => place.setAttribute('hidden', 'until-found'),
    show: () => place.removeAttribute('hidden'),
  },
  'a closed <details>': {
    hide: () => find('details').removeAttribute('open'),
    show: () => find('details').setAttribute('open', ''),
  },
  'content-visibility: hidden': {
    hide: () => place.style.setProperty('content-visibility', 'hidden'),
    show: () => place.style.removeProperty('content-visibility'),
  },
  'display: none around display: contents': {
    hide: () => {
      find('#inner').style.display = 'contents';
      place.style.display = 'none';
    },
    show: () => place.style.removeProperty('display'),
  },
  'a closed <details> around display: contents': {
    hide() {
      find('#inner').style.display = 'contents';
      find('details').removeAttribute('open');
    },
    show: () => find('details').setAttribute('open', ''),
  },
  'content-visibility: hidden of its parent': {
    hide: () => find('#inner').style.setProperty('content-visibility', 'hidden'),
    show: () => find('#inner').style.removeProperty('content-visibility'),
  },
  'out of the document': {
    hide: () => place.remove(),
    show: () => document.body.append(place),
  },
  'a closed dialog of the page': {
    hide() {
      const around = document.createElement('dialog');
      around.id = 'around';
      document.body.append(around);
      around.append(place);
    },
    show: () => find<HTMLDialogElement>('#around').show(),
  },
  'a popover of the page that is not shown': {
    hide() {
      place.popover = 'manual';
    },
    show: () => place.showPopover(),
  },
};

test.each(Object.entries(ways))('%s: it opens with its place', async (_, { hide, show }) => {
  hide();
  open();
  expect(dialog.open).toBe(false);
  expect(isPageUsable()).toBe(true);
  show();
  await expect.poll(isShown).toBe(true);
  expect(isPageUsable()).toBe(false);
});

test.each(Object.entries(ways))(
  '%s: an open one leaves the page usable, and comes back',
  async (_, { hide, show }) => {
    open();
    find('#second').focus();
    expect(isShown()).toBe(true);
    hide();
    await expect.poll(isPageUsable).toBe(true);
    show();
    await expect.poll(isShown).toBe(true);
    expect(document.activeElement).toBe(find('#second'));
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('what does not take its box leaves it open and usable', () => {
  for (const [property, value] of Object.entries({
    opacity: '0',
    width: '0',
    height: '0',
    overflow: 'hidden',
  }))
    place.style.setProperty(property, value);
  place.inert = true;
  open();
  expect(isShown()).toBe(true);
  find('#second').focus();
  expect(document.activeElement).toBe(find('#second'));
});

test('moved to another place it is modal again, with the question in it on top', async () => {
  open();
  const question = find<HTMLDialogElement>('#question');
  open(question);
  find('#elsewhere').append(dialog);
  await expect.poll(() => question.matches(':modal') && dialog.matches(':modal')).toBe(true);
  question.querySelector('button')?.focus();
  expect(document.activeElement?.textContent).toBe('Stay');
  find('#first').focus();
  expect(document.activeElement?.textContent).toBe('Stay'); // the dialog below is not usable
});

test('a question that is asked in a closed dialog comes with the dialog, above it', () => {
  const question = find<HTMLDialogElement>('#question');
  open(question);
  expect(question.open).toBe(false);
  open();
  expect(question.matches(':modal')).toBe(true);
  question.querySelector('button')?.focus();
  expect(document.activeElement?.textContent).toBe('Stay');
});

test('its owner is asked where the browser has closed it, and not for what was done here', async () => {
  const end = open();
  end();
  open();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("while it is open, the page around can't cancel its scrolling", () => {
  const heard = vi.fn();
  const types = ['wheel', 'touchmove'];
  for (const type of types) window.addEventListener(type, heard, { passive: false });
  onTestFinished(() => {
    for (const type of types) window.removeEventListener(type, heard);
  });
  const scroll = () => {
    for (const type of types)
      find('#first').dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
  };
  const end = open();
  scroll();
  expect(heard).not.toHaveBeenCalled();
  end();
  scroll();
  expect(heard).toHaveBeenCalledTimes(2);
});
