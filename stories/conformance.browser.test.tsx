import axe from 'axe-core';
import { createElement, createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as consentDoor from '../packages/iq-test/src/consent.ts';
import { englishI18n } from '../packages/iq-test/src/i18n/english.fixture.ts';
import * as door from '../packages/iq-test/src/index.ts';
import { vars } from '../packages/iq-test/src/theme/contract.css.ts';
import { tokens } from '../packages/iq-test/src/theme/tokens.ts';
import { components, typical } from './publicComponents.tsx';
import { closeRunners } from './runner/openRunner.ts';

const wordsOf = async (locale: 'en' | 'de' | 'ar') => ({
  i18n: door.createI18n({ locale, messages: await door.loadMessages(locale) }),
  consentWords: await consentDoor.loadConsentWords({ locale }),
});
const english = { ...(await wordsOf('en')), i18n: englishI18n };
const arabic = await wordsOf('ar');
const languages = { English: english, German: await wordsOf('de'), Arabic: arabic };

/** The words of another language for a component that takes its words as props. */
function wordsFor(name: string, { i18n, consentWords }: typeof arabic): Record<string, unknown> {
  const props = typical[name]?.() ?? {};
  if ('words' in props) return { words: consentWords };
  return 'i18n' in props ? { i18n } : {};
}

/** Fonts for phones: the site has these, a page that embeds the test may have others. */
const phoneFonts = {
  'fonts of the brand': { heading: 'Newsreader', body: '"Instrument Sans"' },
  'wide fonts': { heading: '"DejaVu Sans"', body: '"DejaVu Sans"' },
};

/** Components that set a direction: figures run from left to right in every language; `Root` gets it as a prop. */
const keepsDirection = new Set(['QuestionFigure', 'ShapeGrid', 'TriangleCorners', 'Root']);

const pageStyle = document.createElement('style');
pageStyle.textContent = `
  body { margin: 0; padding: 16px; background: var(--iq-color-paper); }
  *, ::before, ::after { animation: none !important; transition: none !important; }
`;

/** Roots in the page: unmounted also after a failed test, so that later files don't see them. */
const shown = new Set<ReactRoot>();
function unmount(): void {
  for (const root of shown) root.unmount();
  shown.clear();
}
// Test files share a page: the styles of the site, which another of them has brought, are no host's. The fonts of the
// brand stay, which are measured here: fonts.setup.ts has loaded them.
const sheetsOfTheSite = () =>
  [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLElement &&
      /\/sites\/(?!.*\/wholeFonts\.css)/.test(ownerNode.dataset.viteDevId ?? ''),
  );
beforeAll(() => {
  document.head.append(pageStyle);
  for (const sheet of sheetsOfTheSite()) sheet.disabled = true;
});
afterAll(() => {
  pageStyle.remove();
  for (const sheet of sheetsOfTheSite()) sheet.disabled = false;
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
  closeRunners();
});

/** Renders in a place, and waits for its effects as well: one of them opens a dialog. */
async function show(content: ReactNode, place: Element): Promise<void> {
  const root = createRoot(place);
  shown.add(root);
  flushSync(() => root.render(content));
  await vi.waitFor(() => expect(place.querySelector('[data-conforms]')).not.toBeNull());
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode()));
}
/** The styles of the page as one sheet, made once for as many as there are. */
const sheetOfPage = { sheet: new CSSStyleSheet(), of: 0 };
function stylesOfPage(): CSSStyleSheet {
  if (sheetOfPage.of !== document.styleSheets.length) {
    sheetOfPage.of = document.styleSheets.length;
    sheetOfPage.sheet.replaceSync(
      [...document.styleSheets]
        .filter(({ disabled }) => !disabled)
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n'),
    );
  }
  return sheetOfPage.sheet;
}
/** Renders in a shadow root with the styles of the page. */
async function showInShadowRoot(content: ReactNode) {
  const host = addPlace();
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [stylesOfPage()];
  const inside = document.createElement('div');
  shadow.append(inside);
  await show(content, inside);
  return { host, shadow, inside };
}
function addPlace(parent: ParentNode = document.body): HTMLElement {
  const place = document.createElement('main');
  parent.append(place);
  return place;
}
const inWords = (i18n: typeof englishI18n, content: ReactNode) => (
  <door.IqTestProvider i18n={i18n}>{content}</door.IqTestProvider>
);
function elementOf(name: string, extra: Record<string, unknown> = {}) {
  const component = components.get(name);
  if (!component) throw new Error(`There is no component ${name}.`);
  return createElement(component, { ...typical[name]?.(), 'data-conforms': '', ...extra });
}
/** Accessibility violations in the page, as one line each. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    // a part is not a page: landmarks and headings are judged in its page
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
/** Elements whose content overflows sideways without a scroll bar. */
function overflowing(place: Element): string[] {
  const width = document.documentElement.clientWidth;
  return [...place.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isHidden = own <= 1 || getComputedStyle(element).clipPath !== 'none';
      return !isHidden && (right > width + 1 || left < -1);
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

test('the table has every public component, and nothing else', () => {
  expect(Object.keys(typical).sort()).toEqual([...components.keys()].sort());
});

/** Every rule of these, with the conditions around it. */
const rulesOf = (
  rules: CSSRuleList,
  around: readonly string[] = [],
): { selector: string; around: readonly string[] }[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [{ selector: rule.selectorText, around }] : []),
    ...(rule instanceof CSSGroupingRule
      ? rulesOf(rule.cssRules, rule instanceof CSSMediaRule ? [...around, rule.conditionText] : around)
      : []),
  ]);

test('a tint under the pointer is only for pointers that hover: a finger would leave it behind', () => {
  const hovered = [...document.styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .filter(({ selector }) => selector.includes(':hover'));
  expect(hovered.length).toBeGreaterThan(4);
  expect(hovered.filter(({ around }) => !around.includes('(hover: hover)'))).toEqual([]);
});

describe.each(Object.keys(typical))('%s', (name) => {
  test('hands ref, class and other attributes to its outermost element', async () => {
    const ref = createRef<Element>();
    const place = addPlace();
    await show(inWords(englishI18n, elementOf(name, { ref, className: 'mine', id: 'given' })), place);
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current?.matches('.mine#given[data-conforms]')).toBe(true);
    expect(ref.current?.classList.length).toBeGreaterThanOrEqual(1);
  });

  // in the light and from left to right axe judges its story Default
  test('has no accessibility violation in the dark and from right to left, and turns round', async () => {
    document.documentElement.dataset.theme = 'dark';
    const place = addPlace();
    await show(inWords(arabic.i18n, elementOf(name, wordsFor(name, arabic))), place);
    const root = place.querySelector('[data-conforms]');
    if (!keepsDirection.has(name)) expect(root && getComputedStyle(root).direction).toBe('rtl');
    expect(await violations()).toEqual([]);
    expect(overflowing(place)).toEqual([]);
  });

  test('looks the same inside a shadow root and leaves the page around alone', async () => {
    const place = addPlace();
    await show(inWords(englishI18n, elementOf(name)), place);
    const look = (root: Element | null) => {
      if (!root) throw new Error('Nothing was rendered.');
      const { color, backgroundColor, fontSize, fontFamily, display, padding, borderRadius } =
        getComputedStyle(root);
      const { width, height } = root.getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontFamily, display, padding, borderRadius, width, height };
    };
    const outside = look(place.querySelector('[data-conforms]'));
    unmount();
    document.body.replaceChildren();
    closeRunners();

    const { host, shadow, inside } = await showInShadowRoot(inWords(englishI18n, elementOf(name)));
    expect(look(inside.querySelector('[data-conforms]'))).toEqual(outside);
    expect([...document.body.children]).toEqual([host]);
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'for']) {
      for (const element of inside.querySelectorAll(`[${attribute}]`))
        for (const id of element.getAttribute(attribute)?.split(' ') ?? [])
          expect(shadow.getElementById(id), `${attribute} ${id}`).not.toBeNull();
    }
  });
});

describe('in a phone with text at 200 percent', () => {
  afterAll(() => page.viewport(1024, 768));

  describe.each(Object.keys(typical))('%s', (name) => {
    test.for(Object.entries(languages))(
      'keeps its words, in the fonts of the brand and in wide ones: %s',
      async ([, words]) => {
        const { i18n } = words;
        const own = wordsFor(name, words);
        const inPage = addPlace();
        await show(inWords(i18n, elementOf(name, own)), inPage);
        const { inside } = await showInShadowRoot(inWords(i18n, elementOf(name, own)));
        // beginning with the one that is there: another one takes as long as all the rest
        for (const width of window.innerWidth === 320 ? [320, 360] : [360, 320]) {
          await page.viewport(width, 740);
          for (const [fonts, { heading, body }] of Object.entries(phoneFonts)) {
            for (const place of [inPage, inside]) {
              // the tokens are set on the element that the container queries of `Root` set them on
              for (const { style } of place.querySelectorAll<HTMLElement>('[data-iq-root] > div')) {
                const set = (token: string, value: string) =>
                  style.setProperty(token.slice('var('.length, -1), value);
                set(vars.font.heading, heading);
                set(vars.font.body, body);
                for (const [key, token] of Object.entries(vars.text))
                  set(token, `${2 * Number.parseFloat(tokens.text[key as keyof typeof tokens.text])}px`);
              }
              const where = place === inPage ? 'in the page' : 'in a shadow root';
              expect(overflowing(place), `${fonts}, ${width} px, ${where}`).toEqual([]);
            }
          }
        }
      },
    );
  });
});
