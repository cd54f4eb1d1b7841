import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import { CookieConsent } from './CookieConsent.tsx';

anewForEachTest();

/** Page whose consent lacks words that it can't be shown without. */
class Page extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

test('a misspelt key is named, and what words of its own lack, also where they are too few to show anything', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React's, of what could not be shown
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const show = (content: ReactNode) => flushSync(() => root.render(<Page>{content}</Page>));
  show(<CookieConsent locale="en" overrides={JSON.parse('{ "banerTitle": "Biscuits" }')} />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  const italian = { lang: 'it', messages: JSON.parse('{ "setings": "Cookie" }') };
  show(<CookieConsent words={italian} />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(3));
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /unknown_words: the words of en have 1 key .*: banerTitle\. The type ConsentMessages/,
    ),
    expect.stringMatching(
      /missing_words: the words of it lack \d+ keys, where visitors read nothing: bannerTitle, /,
    ),
    expect.stringMatching(/unknown_words: the words of it have 1 key .*: setings\./),
  ]);
});
