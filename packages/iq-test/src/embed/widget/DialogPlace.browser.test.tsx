import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { englishI18n } from '../../i18n/english.fixture.ts';
import { anewForEachTest, find, place, press, show } from '../../ui/inPage.fixture.ts';
import { createHost, type Host } from '../host/host.ts';
import { DialogPlace } from './DialogPlace.tsx';

anewForEachTest();
let host: Host;
beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'));
  element.setAttribute('mode', 'popup');
  host = createHost(element, location.origin, false);
});
afterEach(() => {
  host.dispose();
  host.element.remove();
});

const draw = () =>
  show(
    <DialogPlace host={host} i18n={englishI18n}>
      <h2>The test</h2>
      <dialog id="question" onCancel={(event) => event.currentTarget.close()} />
    </DialogPlace>,
  );
const modal = () => find<HTMLDialogElement>('[part="dialog"]');

test('the test is there from the first opening on, and goes on while the dialog is closed', async () => {
  draw();
  expect(place.querySelector('h2')).toBeNull();
  press('Take the IQ Test');
  expect([modal().open, modal().dataset.mode, modal().ariaLabel]).toEqual([true, 'popup', 'IQ Test']);
  expect(place.querySelector('h2')).not.toBeNull();
  flushSync(() => host.setStage('testing'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => [modal().open, host.isOpen.value]).toEqual([false, false]);
  expect(place.querySelector('h2')).not.toBeNull();
  expect(find('[part~="launcher"]').textContent).toBe('Back to your test');
});

test('with a button of the page’s own there is none of ours; a question inside closes with the dialog', async () => {
  host.hasOwnLauncher.value = true;
  draw();
  expect(place.querySelector('[part~="launcher"]')).toBeNull();
  flushSync(host.open);
  const question = find<HTMLDialogElement>('#question');
  question.showModal();
  question.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true })); // its own affair
  expect(modal().open).toBe(true);
  question.showModal();
  flushSync(host.close);
  expect([question.open, modal().open]).toEqual([false, false]);
  // opened again at once, the event of the closing before comes late and changes nothing
  flushSync(host.open);
  await new Promise((resolve) => modal().addEventListener('close', resolve, { once: true }));
  expect([modal().open, host.isOpen.value]).toEqual([true, true]);
});
