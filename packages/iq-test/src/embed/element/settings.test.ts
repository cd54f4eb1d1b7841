import { describe, expect, test, vi } from 'vitest';
import { type AttributeName, attributes } from './attributes.ts';
import { formOf, readSettings } from './settings.ts';

const read = (written: Partial<Record<AttributeName, string>>) => {
  const onWrong = vi.fn();
  return { settings: readSettings((name) => written[name] ?? null, onWrong), onWrong };
};

test('an element without attributes has the defaults, and says nothing', () => {
  const { settings, onWrong } = read({});
  expect(settings).toEqual({
    partner: null,
    server: null,
    lang: null,
    words: null,
    theme: 'auto',
    brand: null,
    accent: null,
    font: 'brand',
    set: 'main',
    mode: 'inline',
    loading: 'lazy',
    start: 'landing',
    time: 1,
    'price-display': 'advertised',
    'hidden-data': {},
    consent: null,
    isolation: 'shadow',
    debug: false,
  });
  expect(onWrong).not.toHaveBeenCalled();
});

test.each<[AttributeName, string, unknown]>([
  ['partner', 'acme-2', 'acme-2'],
  ['partner', ' acme\n', 'acme'],
  ['server', ' HTTPS://quiz.example', 'HTTPS://quiz.example'],
  ['set', 'visual ', 'visual'],
  ['time', ' 2', 2],
  ['lang', 'de-CH', 'de-CH'],
  ['lang', 'de_DE', 'de-DE'],
  ['lang', 'de_DE_formal', 'de-DE-formal'],
  ['lang', ' en_US.UTF-8 ', 'en-US'],
  ['words', ' /words.nl.json ', '/words.nl.json'],
  ['theme', 'dark', 'dark'],
  ['brand', 'default', 'default'],
  ['brand', 'high-contrast', 'high-contrast'],
  ['brand', 'harbor', 'harbor'],
  ['accent', '#0b6b6b', '#0b6b6b'],
  ['accent', ' #FA0 ', '#FA0'],
  ['font', 'page', 'page'],
  ['set', 'visual', 'visual'],
  ['mode', 'floating', 'floating'],
  ['time', '1.5', 1.5],
  ['price-display', 'none', 'none'],
  ['hidden-data', '{"campaign":"june"}', { campaign: 'june' }],
  ['hidden-data', '{"userId":4711,"rate":1.5,"beta":true}', { userId: '4711', rate: '1.5', beta: 'true' }],
  ['hidden-data', '{}', {}],
  ['consent', ' marketing  analytics ', ['analytics', 'marketing']],
  ['consent', 'none', []],
  ['debug', '', true],
  ['debug', 'false', false],
])('%s="%s" is %j', (name, text, value) => {
  const { settings, onWrong } = read({ [name]: text });
  expect(settings[name]).toEqual(value);
  expect(onWrong).not.toHaveBeenCalled();
});

describe('what is not allowed gets a message with what is, and the default', () => {
  test.each<[AttributeName, string]>([
    ['partner', 'Acme'],
    ['partner', ''],
    ['partner', 'a/../b'],
    ['lang', 'tlh'],
    ['lang', 'x'],
    ['lang', 'zh_Hans_CN'],
    ['lang', 'x-default'],
    ['lang', 'POSIX'],
    ['lang', ''],
    ['words', ' '],
    ['theme', 'blue'],
    ['theme', 'Dark'],
    ['brand', 'constructor'],
    ['accent', '0b6b6b'],
    ['accent', '#0b6b6b80'],
    ['accent', '#12'],
    ['accent', 'green'],
    ['accent', 'var(--x)'],
    ['accent', ''],
    ['font', 'Georgia'],
    ['set', 'main advanced'],
    ['server', 'quiz.example'],
    ['server', 'ftp://quiz.example'],
    ['mode', 'toString'],
    ['loading', 'now'],
    ['start', 'directly!'],
    ['time', '3'],
    ['time', '1.0'],
    ['price-display', 'hidden'],
    ['hidden-data', 'campaign=june'],
    ['hidden-data', '["june"]'],
    ['hidden-data', 'null'],
    ['hidden-data', '7'],
    ['hidden-data', '"june"'],
    ['hidden-data', ''],
    ['consent', ''],
    ['consent', 'all'],
    ['consent', 'none analytics'],
    ['isolation', 'frame'],
  ])('%s="%s"', (name, text) => {
    const { settings, onWrong } = read({ [name]: text });
    expect(settings[name]).toEqual(attributes[name].fallback);
    expect(onWrong).toHaveBeenCalledOnce();
    const [message] = onWrong.mock.calls[0] as [string];
    expect(message).toContain(name);
    expect(message).toContain(`Allowed: ${formOf(name)}`);
    expect(message.length).toBeLessThan(400);
  });
});

test.each<[AttributeName, string, unknown, string]>([
  ['hidden-data', '{"campaign":"june","user":{"id":1}}', { campaign: 'june' }, 'user'],
  ['hidden-data', '{"a":null,"b":[1],"c":1e999,"d":0}', { d: '0' }, 'a, b, c'],
  ['hidden-data', '{"id":12345678901234567890}', {}, 'id'],
  ['hidden-data', `{"a":"b","long":"${'x'.repeat(5000)}","c":"d"}`, { a: 'b', c: 'd' }, 'long'],
  ['consent', 'necessary analytics functional', ['analytics'], 'necessary, functional'],
])('of %s="%s" the rest counts, and what is left out is named once', (name, text, value, parts) => {
  const { settings, onWrong } = read({ [name]: text });
  expect(settings[name]).toEqual(value);
  expect(onWrong).toHaveBeenCalledExactlyOnceWith(
    `${name}: ${parts} left out, all else counts. Allowed: ${formOf(name)}.`,
  );
});

test('a key of the data that every object has is a key like any other', () => {
  const { settings } = read({ 'hidden-data': '{"__proto__":"a","constructor":"b"}' });
  expect(JSON.stringify(settings['hidden-data'])).toBe('{"__proto__":"a","constructor":"b"}');
});
