import { expect, test } from 'vitest';
import { anewForEachTest, find, show } from './inPage.fixture.ts';
import { Notice, type NoticeTone } from './Notice.tsx';

anewForEachTest();

test('each tone has a sign beside its color, and trouble has a sign of its own', () => {
  const signOf = (tone: NoticeTone) => {
    show(<Notice tone={tone}>Words</Notice>);
    expect(find('[data-tone]').dataset.tone).toBe(tone);
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
    return find('svg').innerHTML;
  };
  const signs = (['neutral', 'success', 'warning', 'alert'] as const).map(signOf);
  expect(new Set(signs).size).toBe(3);
  expect(signs[2]).toBe(signs[3]);
});

test('without tone, title and role it waits for a pause and has no empty line', () => {
  show(<Notice>Words</Notice>);
  expect(find('[data-tone]').dataset.tone).toBe('neutral');
  expect(find('[data-tone]').getAttribute('role')).toBe('status');
  expect(find('[data-tone]').querySelectorAll('p')).toHaveLength(0);
});
