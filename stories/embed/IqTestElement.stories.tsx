import { createMockBackend } from '@quotient/mocks';
import { expect, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { defineIqTestElement } from '../../packages/iq-test/src/embed/element/IqTestElement.ts';
import type { BrandThemeName } from '../../packages/iq-test/src/theme/brands.ts';
import './hostPage.css';

defineIqTestElement(window.location.origin, async () => [
  await import('../../packages/iq-test/src/embed/widget/app.tsx'),
]);

interface HostPageProps {
  /** Language of the element. */
  lang: string;
  /** Style of the surrounding page. */
  host: 'plain' | 'hostile' | 'rtl' | 'narrow';
  /** Light or dark whatever the page is; the visitor's device decides otherwise. */
  theme?: 'light' | 'dark' | undefined;
  brand?: BrandThemeName;
  /** Place of the test: in the page, or in a dialog that a button opens. */
  mode?: 'inline' | 'popup' | 'fullscreen' | 'floating';
}

/** A partner's page with one `<iq-test>` on it. */
function HostPage({ lang, host, theme, brand, mode }: HostPageProps) {
  return (
    <div className={`host-page host-page-${host}`} dir={host === 'rtl' ? 'rtl' : 'ltr'}>
      <h1>A page of somebody else</h1>
      <p>
        Its words stand around the element. <button type="button">Its button</button>
      </p>
      <iq-test lang={lang} loading="eager" theme={theme} brand={brand} mode={mode}>
        <a href="/">Take the test on its own page</a>
      </iq-test>
      <p>And so they do below it.</p>
    </div>
  );
}

const meta = preview.meta({
  title: 'Embed/IqTestElement',
  component: HostPage,
  args: { lang: 'en', host: 'plain' as HostPageProps['host'] },
  parameters: {
    bare: true,
    ...notes({
      usage: `<script src="https://your-host/embed.js" async></script>
<iq-test lang="de"><a href="https://your-host/">Take the test</a></iq-test>`,
      dos: [
        'Write a link to the test between the tags: it shows where scripts do not run.',
        'Style it from outside by tokens and `::part`: `iq-test { --iq-color-accent: #0b6b6b }`.',
      ],
      donts: [
        'Do not reach into its shadow root: only attributes, events, methods, tokens and parts are promised.',
        'Do not give it a fixed height: it grows with its content.',
      ],
      anatomy: [
        ['Element', 'The tag itself: attributes, events and methods, and every token.'],
        ['Root', 'Paper, type and theme inside its shadow root.', 'root'],
        ['Launcher', 'The button that opens it, in the modes other than `inline`.', 'launcher'],
        ['Dialog', 'Where it stands then.', 'dialog'],
        ['Title, badges', 'Of the page before the test.', 'title'],
        ['Question', 'The card of one question.', 'question'],
        ['Option', 'One answer; the chosen one is `chosen`, too.', 'option'],
        ['Markers', 'Of all questions.', 'marker'],
        ['Clock', 'The time left.', 'timer'],
        ['Price', 'In the card of the payment.', 'price'],
        ['Score, curve, bars, entries', 'Of the results.', 'score'],
        ['Buttons', 'All of them.', 'button'],
      ],
      accessibility: [
        'Everything stands in one shadow root: labels, descriptions and dialogs find each other in it.',
        'What the page writes between the tags is shown when the test cannot be loaded.',
        'Room is kept before anything has loaded: the page does not jump.',
      ],
      spoken: [
        'What stands in it, in the language of `lang`: there is no frame to enter or to leave, unless `isolation` puts one around it.',
        'On the launcher: its words, then “button”.',
      ],
      keyboard: [['Tab', 'goes through the test as through a part of the page, in and out again']],
    }),
  },
  beforeEach: () => {
    localStorage.clear();
    const backend = createMockBackend({ publicUrl: window.location.origin });
    const { fetch } = window;
    // the element talks to the origin of its script; here the mock answers for it
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      return pathname.startsWith('/api/') ? backend.fetch(input, init) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
      localStorage.clear();
    };
  },
});

/** Returns the element's shadow root once the test is in it. */
async function inside(canvasElement: HTMLElement): Promise<ShadowRoot> {
  const root = canvasElement.querySelector('iq-test')?.shadowRoot;
  if (!root) throw new Error('The element has no shadow root.');
  await waitFor(() => expect(root.querySelector('h1')).not.toBeNull());
  return root;
}
const buttonIn = (root: ShadowRoot, name: string): HTMLButtonElement => {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button "${name}".`);
  return button;
};

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect((await inside(canvasElement)).querySelector('h1')).toHaveTextContent(
      'The IQ Test that shows its work',
    );
  },
});

export const OnAHostilePage = meta.story({
  args: { host: 'hostile' },
  play: async ({ canvasElement, userEvent }) => {
    const root = await inside(canvasElement);
    const heading = root.querySelector('h1');
    const start = buttonIn(root, 'Start Your IQ Test Now');
    if (!heading) throw new Error('There is no heading.');
    await expect(getComputedStyle(heading).color).not.toBe('rgb(176, 0, 0)');
    await expect(getComputedStyle(start).backgroundColor).toBe('rgb(43, 63, 212)');
    await expect(getComputedStyle(start).minHeight).toBe('60px');
    // and the page keeps what it wrote
    const own = canvasElement.querySelector('h1');
    await expect(own && getComputedStyle(own).color).toBe('rgb(176, 0, 0)');
    await userEvent.click(start);
    await waitFor(() => expect(root.querySelector('[role="timer"]')).not.toBeNull());
    await expect(root.querySelector('h1')).toHaveTextContent('IQ Assessment Test');
  },
  // the clock of the running test
  parameters: { picture: false },
});

export const OnARightToLeftPage = meta.story({
  args: { host: 'rtl', lang: 'ar' },
  play: async ({ canvasElement }) => {
    const root = await inside(canvasElement);
    await expect(root.querySelector('[data-iq-root]')).toHaveAttribute('dir', 'rtl');
  },
});

export const InANarrowColumn = meta.story({
  args: { host: 'narrow', lang: 'de' },
  play: async ({ canvasElement }) => {
    const root = await inside(canvasElement);
    const { width } = root.querySelector('[data-iq-root]')?.getBoundingClientRect() ?? { width: 0 };
    await expect(width).toBeLessThanOrEqual(360);
  },
});

export const StyledByItsParts = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const root = await inside(canvasElement);
    const sheet = canvasElement.appendChild(document.createElement('style'));
    const states = ['option chosen', 'marker current', 'timer normal'];
    sheet.textContent = ['title', 'badge', 'progress', 'question', ...states]
      .map((part) => `iq-test::part(${part}) { outline: 3px solid rgb(1, 2, 3) }`)
      .join('\n');
    const reached = () =>
      [...root.querySelectorAll('[part]')]
        .filter((each) => getComputedStyle(each).outlineColor === 'rgb(1, 2, 3)')
        .map(({ part }) => part.value);
    await expect(reached()).toEqual(['title', 'badge', 'badge', 'badge']);
    await userEvent.click(buttonIn(root, 'Start Your IQ Test Now'));
    await waitFor(() => expect(root.querySelector('[role="timer"]')).not.toBeNull());
    const option = root.querySelector<HTMLInputElement>('[part="option"] input');
    await userEvent.click(option ?? root.host);
    await waitFor(() =>
      expect(reached().sort()).toEqual([
        'marker answered current',
        'option chosen',
        'progress',
        'question',
        'timer normal',
      ]),
    );
  },
  // the clock of the running test
  parameters: { picture: false },
});

export const DarkOnALightPage = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const root = await inside(canvasElement);
    const sheet = root.querySelector('[part="root"]');
    await expect(sheet && getComputedStyle(sheet).backgroundColor).toBe('rgb(16, 18, 22)');
  },
});

export const WithAPartnersBrand = meta.story({
  args: { brand: 'harbor' },
  play: async ({ canvasElement }) => {
    const root = await inside(canvasElement);
    await expect(getComputedStyle(buttonIn(root, 'Start Your IQ Test Now')).backgroundColor).toBe(
      'rgb(11, 107, 107)',
    );
  },
});

export const InADialog = meta.story({
  args: { mode: 'popup' },
  play: async ({ canvasElement, userEvent }) => {
    const root = canvasElement.querySelector('iq-test')?.shadowRoot;
    if (!root) throw new Error('The element has no shadow root.');
    const launcher = await waitFor(() => buttonIn(root, 'Take the IQ Test'));
    await userEvent.click(launcher);
    await waitFor(() => expect(root.querySelector('h1')).toBeVisible());
    await expect(root.querySelector('dialog')?.getBoundingClientRect().width).toBe(960);
    await userEvent.click(root.querySelector('[aria-label="Close"]') as Element);
    await waitFor(() => expect(root.querySelector('dialog')).not.toHaveAttribute('open'));
    await expect(root.activeElement).toBe(launcher);
  },
});

export const Floating = meta.story({
  args: { mode: 'floating', lang: 'de' },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('iq-test')?.shadowRoot;
    if (!root) throw new Error('The element has no shadow root.');
    const launcher = await waitFor(() => buttonIn(root, 'IQ-Test starten'));
    await expect(launcher).toBeVisible();
    const { right, bottom } = launcher.getBoundingClientRect();
    await expect(window.innerWidth - right).toBeLessThan(40);
    await expect(window.innerHeight - bottom).toBeLessThan(40);
  },
});
