import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { Component, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createApiClient } from '../api/apiClient.ts';
import { rootHints } from '../hints/rootHints.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { Shape } from '../shapes/Shape.tsx';
import { Root } from '../theme/Root.tsx';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, place, root } from '../ui/inPage.fixture.ts';
import { IqTest } from './IqTest.tsx';

anewForEachTest();
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Shown if the test can't be shown at all. */
class Page extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const show = (content: ReactNode) => flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
const hints = () =>
  warn.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('[iq-test]'));

test('a page in order hears nothing', () => {
  show(
    <IqTestProvider i18n={englishI18n}>
      <Shape token="square" shapes={new Map()} />
    </IqTestProvider>,
  );
  expect(hints()).toEqual([]);
});

test('a missing style sheet is said once, with the line that is missing', () => {
  const bare = document.createElement('div'); // not in the page: no style reaches it
  rootHints(bare, '--iq-color-paper');
  rootHints(bare, '--iq-color-paper');
  expect(hints()).toEqual([expect.stringMatching(/no_style_sheet: .*@quotient\/iq-test\/styles\.css/)]);
});

test('two versions on a page are named', () => {
  const known: Set<string> | undefined = Reflect.get(globalThis, Symbol.for('@quotient/iq-test'));
  show(<Root>Words</Root>);
  expect(hints()).toEqual([]);
  known?.add('9.9.9');
  show(<Root key="again">Words</Root>);
  expect(hints()).toEqual([expect.stringMatching(/two_versions: .*9\.9\.9/)]);
  known?.delete('9.9.9');
});

test('a component without a provider says which one is missing', () => {
  show(<Shape token="circle" shapes={new Map()} />);
  expect(hints()).toEqual([expect.stringContaining('no_provider: ')]);
});

test('a figure that is still unknown after a while says where figures come from; one that comes in time does not', () => {
  vi.useFakeTimers();
  const figure = (token: string, shapes = new Map<string, string>()) =>
    show(
      <IqTestProvider i18n={englishI18n}>
        <Shape token={token} shapes={shapes} />
      </IqTestProvider>,
    );
  figure('dot-top');
  vi.advanceTimersByTime(2900);
  figure('dot-top', new Map([['dot-top', '<circle cx="50" cy="20" r="9"/>']]));
  vi.advanceTimersByTime(9000);
  expect(hints()).toEqual([]);
  figure('no-such');
  vi.advanceTimersByTime(3000);
  expect(hints()).toEqual([expect.stringMatching(/unknown_token: .*"no-such".*useShapes/)]);
});

test.for([
  ['', 'base_url', 'baseUrl=""'],
  ['localhost:8787', 'base_url', 'baseUrl="localhost:8787"'],
  ['quiz.example', 'base_url', 'baseUrl="quiz.example"'],
  ['https://down.example', 'server_unreachable', 'https://down.example does not answer'],
  ['https://quiz.example', 'origin_not_allowed', location.origin],
])(
  'a server at %s that this page cannot use is said when the test is shown',
  async ([baseUrl, code, words]) => {
    vi.stubGlobal('fetch', (address: string) =>
      String(address).includes('down.example')
        ? Promise.reject(new TypeError('lost'))
        : Promise.resolve(refusal('origin_not_allowed')),
    );
    show(
      <Page>
        <IqTest i18n={englishI18n} baseUrl={baseUrl} partner="acme" analytics={() => {}} />
      </Page>,
    );
    await vi.waitFor(() => expect(hints().join()).toContain(`${code}: `));
    expect(hints().join()).toContain(words);
  },
);

test.for([200, 404])(
  'a forgotten `baseUrl` is said once, when the test is shown: status %d',
  async (status) => {
    vi.stubGlobal('fetch', async () => proxyAnswer(status));
    const read = vi.spyOn(Response.prototype, 'text');
    const draw = (key: string) => show(<IqTest key={key} i18n={englishI18n} analytics={() => {}} />);
    draw('one');
    await vi.waitFor(() => expect(hints()).toEqual([expect.any(String)]));
    const before = read.mock.calls.length;
    draw('two');
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
    await Promise.all(read.mock.results.map(({ value }) => value));
    expect(hints()).toEqual([
      expect.stringMatching(
        new RegExp(
          `no_base_url: ${location.origin} was asked for /api/svg-shapes and answers ${status} .* Pass the address`,
        ),
      ),
    ]);
  },
);

test('an own origin that is the server, and a page with a client of its own, hear nothing of it', async () => {
  const asked = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', asked);
  show(<IqTest i18n={englishI18n} analytics={() => {}} />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  asked.mockClear();
  const answer = vi.fn(async () => new Response('<!doctype html>'));
  const api = createApiClient({ baseUrl: 'https://quiz.example', fetch: answer });
  show(<IqTest key="own" i18n={englishI18n} api={api} analytics={() => {}} />);
  await expect(api.listSvgShapes()).rejects.toMatchObject({ code: 'foreign_answer' });
  expect(asked).not.toHaveBeenCalled();
  expect(hints()).toEqual([expect.stringContaining('foreign_answer: https://quiz.example answers 200')]);
});

test('words that a page has put together itself are told what they lack, once', async () => {
  const { runner, ...messages } = englishI18n.getResourceBundle('en', 'translation');
  const { finish, ...lacking } = runner;
  const api = createApiClient({ fetch: async () => Response.json({}) });
  const draw = (key: string) =>
    show(
      <IqTest
        key={key}
        i18n={createI18n({ locale: 'it', messages: { ...messages, runner: lacking } })}
        api={api}
        analytics={() => {}}
      />,
    );
  draw('one');
  await vi.waitFor(() => expect(hints()).toEqual([expect.any(String)]));
  draw('two');
  expect(hints()).toEqual([
    expect.stringMatching(/missing_words: the words of it lack 1 key, .* the key itself: runner\.finish\./),
  ]);
  expect(finish).toBe('Finish Test');
});

test('a look given as `brand` is said, with where it belongs', () => {
  const harbor = { brand: 'harbor' } as object;
  show(<IqTest i18n={englishI18n} api={createApiClient()} {...harbor} />);
  expect(place.querySelector('h1')).not.toBeNull(); // the test is there all the same
  expect(hints()).toEqual([expect.stringMatching(/not_a_look: .* Write brandTheme="harbor"\./)]);
});
