import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsIn } from '../words/words.ts';
import { Island } from './Island.tsx';

type Props = Omit<Parameters<typeof Island>[0], 'name' | 'locale'>;
function slotOf(props: Props): HTMLElement {
  const html = renderToStaticMarkup(<Island name="iq-test" locale="fr" {...props} />);
  return new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement;
}

test('a slot that shows something says why nothing comes of it, once that is so', () => {
  const { failed, reload } = wordsIn.fr.island;
  for (const props of [{ placeholder: 'Loading' }, { prerendered: <b>Start</b> }]) {
    const alert = slotOf(props).querySelector<HTMLElement>('[data-island-failed]');
    expect([alert?.hidden, alert?.getAttribute('role')]).toEqual([true, 'alert']);
    expect(alert?.querySelector('p')?.textContent).toBe(failed);
    expect(alert?.querySelector('button[data-reload]')?.textContent).toBe(reload);
  }
  expect(slotOf({}).childElementCount).toBe(0);
});

test('its first state is rendered apart, and what the island reads stands on the slot', () => {
  const slot = slotOf({
    prerendered: <b>Start</b>,
    placeholder: <i>Loading</i>,
    data: { 'data-set': '"<main>' },
  });
  expect({ ...slot.dataset }).toEqual({ island: 'iq-test', set: '"<main>' });
  expect(slot.querySelector('[data-prerendered]')?.innerHTML).toBe('<b>Start</b>');
  expect(slot.querySelectorAll('[data-prerendered] i')).toHaveLength(0);
  expect(slot.lastElementChild?.textContent).toBe('Loading');
});
