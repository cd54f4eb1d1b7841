import type { Locator } from '@playwright/test';
import { likeATranslator } from '@quotient/fixtures/likeATranslator';

/** See `likeATranslator`. */
export const translate = (place: Locator, { goesOn }: { goesOn: boolean }): Promise<void> =>
  place.evaluate<unknown, boolean>(likeATranslator, goesOn).then(() => {});

/**
 * Words that a visitor sees inside an element or its shadow root, without those that differ from one test to the
 * next: the time left, the time of day, short messages, and, in results, numbers, links and the too-fast note.
 */
export const wordsIn = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const shown = element.shadowRoot?.querySelector<HTMLElement>('[part=root]') ?? (element as HTMLElement);
    // biome-ignore-start lint/performance/useDomNodeTextContent: what is seen, not what is there
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    let words = plain(shown.innerText);
    for (const toast of shown.querySelectorAll<HTMLElement>('[part=toast]'))
      words = words.replace(plain(toast.innerText), '');
    // biome-ignore-end lint/performance/useDomNodeTextContent: see above
    words = plain(words.replaceAll(/\d{1,2}:\d\d(?: [AP]M)?/g, 'mm:ss'));
    return shown.querySelector('[part=score]')
      ? words
          .replaceAll(/(?<=\/r\/|Test session |Order number )\S+/g, '…')
          .replaceAll(/\d+/g, '0')
          .replace(/You answered in less time than .*? says little about you\. /, '')
          .replace(/, (your correct answers .*?) and the note that the answers came too fast/, ' and $1')
      : words;
  });
