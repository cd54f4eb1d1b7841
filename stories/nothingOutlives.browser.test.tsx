// No timer, frame, listener or observer outlives the component that began it, nor runs on while React hides it.
import { testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { Activity, createElement, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { englishI18n } from '../packages/iq-test/src/i18n/english.fixture.ts';
import * as door from '../packages/iq-test/src/index.ts';
import { type PageWatch, watchPage } from '../packages/iq-test/src/ui/stillRunning.fixture.ts';
import { components, typical } from './publicComponents.tsx';
import { openRunner } from './runner/openRunner.ts';

const here = 'nothingOutlives.browser.test.tsx';
let place: HTMLElement;
let root: Root;
let watch: PageWatch;

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place); // React's own listeners, which stay with the place and the document
  watch = watchPage();
});
afterEach(() => {
  watch.end();
  root.unmount();
  place.remove();
});

/** An e-mail whose delivery is asked for while anybody waits for it. */
const onItsWay = {
  delivered: (signal: AbortSignal) =>
    new Promise(() => {
      const asking = setInterval(() => {}, 1000);
      signal.addEventListener('abort', () => clearInterval(asking));
    }),
};
const ways = {
  onEmail: async () => onItsWay,
  onShare: async () => '#shared',
  onCertificate: async () => ({ sheet: '#sheet', pdf: '#pdf' }),
};
/** Props that make a component start as much as it can. */
const busy: Record<string, Record<string, unknown>> = {
  EmailForm: { onSend: ways.onEmail },
  ResultsScreen: ways,
  Shape: { token: 'unheard-of' },
  ShareSection: { onShare: ways.onShare },
};

/** The screen of a running test, with a model of its own. */
function OwnRunner() {
  const runner = door.useOwnModel(() => openRunner(testSessions.halfway));
  return runner && <door.RunnerStage runner={runner} shapes={mockShapes} />;
}

function contentOf(name: string): ReactNode {
  const component = components.get(name);
  if (!component) throw new Error(`There is no component ${name}.`);
  const content =
    name === 'RunnerStage' ? (
      <OwnRunner />
    ) : (
      createElement(component, { ...typical[name]?.(), ...busy[name] })
    );
  return <door.IqTestProvider i18n={englishI18n}>{content}</door.IqTestProvider>;
}

const ofConsent = [
  'pageshow listener of Window (createConsent.ts)',
  'storage listener of Window (createConsent.ts)',
];
const asking = `setInterval (${here})`;
const keptOpen = 'setInterval (keepModal.ts)';
const copied = 'setTimeout (copyFeedback.ts)';
const listeners = ['focus', 'iq-test:home', 'message', 'online', 'pageshow', 'storage'];
const ofRunner = [
  ...['click', 'keyup', 'resize', 'scroll'].map((name) => `${name} listener of Window (coveredEdges.ts)`),
  'online listener of Window (usePicturesAhead.ts)',
];
/** Things that a component runs once it is used. All others run nothing at all. */
const runs: Record<string, string[]> = {
  CookieConsent: [...ofConsent, keptOpen].sort(),
  Dialog: [keptOpen],
  EarlierTests: [keptOpen],
  EmailForm: [asking],
  FullReport: ['afterprint', 'beforeprint'].map((name) => `${name} listener of Window (titleForPrint.ts)`),
  IqTest: [
    ...listeners.map((name) => `${name} listener of Window (useFlow.ts)`),
    'visibilitychange listener of HTMLDocument (useFlow.ts)',
  ],
  ResultsScreen: [asking, copied],
  RunnerStage: [...ofRunner, 'setInterval (countdownModel.ts)'].sort(),
  Shape: ['setTimeout (Shape.tsx)'],
  ShareSection: [copied],
  Timer: ['setInterval (Timer.tsx)'],
  ToastRegion: ['setTimeout (toasts.ts)'],
};

const draw = (content: ReactNode) => flushSync(() => root.render(content));
/** Things that run longer than for a frame or a turn. */
const lasting = () => watch.stillRunning().filter((what) => !/\((?:afterPaint|followFocus)\.ts\)/.test(what));
const expectRunning = (name: string) =>
  vi.waitFor(() => expect(lasting()).toEqual(runs[name] ?? []), { interval: 2 });
const expectNothing = (when: string) => expect(watch.stillRunning(), when).toEqual([]);
/** Waits for answers to earlier requests. */
const answered = () => new Promise((done) => setTimeout(done));

const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
/** Fills every field and presses whatever can be pressed; then what came of it, such as the buttons of a question. */
function useIt() {
  const used = new Set<Element>();
  for (let round = 0; round < 2; round += 1)
    flushSync(() => {
      for (const control of place.querySelectorAll<HTMLElement>('input, button, summary')) {
        if (used.has(control) || control.ariaLabel === 'Dismiss') continue; // a toast is to stay
        used.add(control);
        control.focus();
        if (control instanceof HTMLInputElement && control.type === 'email') {
          writeValue?.call(control, 'ada@example.org');
          control.dispatchEvent(new Event('input', { bubbles: true }));
        } else control.click();
      }
    });
}

test.each(Object.keys(typical))('%s in StrictMode', async (name) => {
  const show = () => draw(<StrictMode>{contentOf(name)}</StrictMode>);
  show();
  useIt();
  await expectRunning(name);
  draw(null);
  expectNothing('gone');
  show();
  useIt();
  draw(null);
  expectNothing('gone in the turn in which it was used');
  await answered();
  expectNothing('answered after it was gone');
});

test.each(Object.keys(typical))('%s, hidden, shown again and taken away', async (name) => {
  const content = contentOf(name);
  draw(<Activity>{content}</Activity>);
  useIt();
  await expectRunning(name);
  draw(<Activity mode="hidden">{content}</Activity>);
  expectNothing('hidden');
  draw(<Activity>{content}</Activity>);
  await expectRunning(name);
  useIt();
  draw(<Activity mode="hidden">{content}</Activity>);
  await answered();
  expectNothing('hidden in the turn in which it was used');
  draw(null);
  draw(<Activity mode="hidden">{contentOf(name)}</Activity>);
  await answered();
  expectNothing('hidden from the beginning');
});
