import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, show, textsOf } from './inPage.fixture.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { type Toasts, ToastsModel } from './toasts.ts';

anewForEachTest();
let toasts: Toasts;
beforeEach(() => {
  vi.useFakeTimers();
  toasts = new ToastsModel();
});

test('another language changes the words of what is shown, with the values of the region and of the message', async () => {
  const german = createI18n({ locale: 'de', messages: await loadMessages('de') });
  const sent = { key: 'results.emailSentText', values: { email: 'ada@example.org' } } as const;
  toasts.show('success', 'results.emailSentTitle', sent);
  toasts.show('alert', { text: 'In the words of the page' });
  const region = <ToastRegion model={toasts} values={{ name: 'Mensa' }} />;
  show(region);
  expect(textsOf('p')).toEqual([
    'Results sent!',
    'Your Mensa results have been sent to ada@example.org',
    'In the words of the page',
  ]);
  show(region, german);
  expect(textsOf('p')[1]).toContain('ada@example.org');
  expect(textsOf('p')[1]).toContain('Mensa');
  expect(textsOf('p')[0]).not.toBe('Results sent!');
  expect(textsOf('p')[2]).toBe('In the words of the page');
});

/** A column that is much higher than the window, with a button where a toast appears, and toasts. */
const tall = (
  <>
    <div style={{ blockSize: innerHeight - 60 }} />
    <button type="button" style={{ display: 'block', inlineSize: '100%' }}>
      Share
    </button>
    <div style={{ blockSize: 2000 }} />
  </>
);
const covers = (button: Element) => {
  const { top, bottom } = button.getBoundingClientRect();
  const toast = find('[role="status"]').getBoundingClientRect();
  return toast.top < bottom && top < toast.bottom;
};

test('a toast does not cover the control that it is about', () => {
  show(
    <>
      {tall}
      <ToastRegion model={toasts} />
    </>,
  );
  const button = find('button');
  button.focus({ preventScroll: true });
  flushSync(() => void toasts.show('success', 'results.copiedTitle', 'results.copiedText'));
  expect(covers(button)).toBe(false);
  expect(button.getBoundingClientRect().top).toBeGreaterThan(0);
  expect(document.activeElement).toBe(button);
  scrollTo(0, 0);
});

test('a page stays where it is when a toast covers nothing that has the focus, or an open question lies over it', () => {
  show(
    <>
      {tall}
      <dialog>
        <button type="button" style={{ position: 'fixed', insetBlockEnd: 20, insetInline: 20 }}>
          Sure
        </button>
      </dialog>
      <ToastRegion model={toasts} />
    </>,
  );
  flushSync(() => void toasts.show('success', 'results.copiedTitle'));
  expect(scrollY).toBe(0);
  find<HTMLDialogElement>('dialog').showModal();
  flushSync(() => void toasts.show('success', 'results.emailSentTitle'));
  expect(scrollY).toBe(0);
});
