import { expect, test } from 'vitest';
import { readEmailAddress } from './emailAddress.ts';

test.each([
  ['ann@example.org', 'ann@example.org'],
  ['Ann@Example.ORG', 'Ann@Example.ORG'],
  ['jo@b\u00fccher.example', 'jo@xn--bcher-kva.example'],
  ['jo@B\u00dcCHER.Example', 'jo@xn--bcher-kva.example'],
  ['jo@bu\u0308cher.example', 'jo@xn--bcher-kva.example'], // NFD
  ['jo@xn--bcher-kva.example', 'jo@xn--bcher-kva.example'],
  ['info@m\u00fcller.example', 'info@xn--mller-kva.example'],
  ['jo@stra\u00dfe.example', 'jo@xn--strae-oqa.example'],
  ['jo@\u4f8b\u5b50\u3002\u4e2d\u56fd', 'jo@xn--fsqu00a.xn--fiqs8s'], // ideographic full stop
  ['jo@b\u00fccher\uff0eexample', 'jo@xn--bcher-kva.example'], // wide full stop
  ['jo@\uff45\uff58ample.org', 'jo@example.org'], // wide letters
  ['jo@\ud83d\udca9.la', 'jo@xn--ls8h.la'],
  ['jo@\u05d0\u05d1.example', 'jo@xn--4dbc.example'], // right to left
  ['jo@\u0645\u062b\u0627\u0644.\u0625\u062e\u062a\u0628\u0627\u0631', 'jo@xn--mgbh0fb.xn--kgbechtv'],
  ['jo@b\u00fc\u00adcher.example', 'jo@xn--bcher-kva.example'], // soft hyphen
  ['jo@mail.b\u00fccher.example', 'jo@mail.xn--bcher-kva.example'],
  ['ann+iq@b\u00fccher.example', 'ann+iq@xn--bcher-kva.example'],
])('%s is sent to %s', (text, address) => expect(readEmailAddress(text)).toEqual({ address }));

test.each([
  'j\u00f6@example.org',
  'j\u00f6@b\u00fccher.example',
  'jo\u0308@example.org',
  '\u7528\u6237@example.org',
  '\u0645\u0633\u062a\u062e\u062f\u0645@example.org',
  'jos\u00e9.garc\u00eda@example.org',
])('%s has letters that cannot be sent to', (text) =>
  expect(readEmailAddress(text)).toEqual({ fault: 'letters' }),
);

test.each([
  '',
  '@',
  'ann',
  'ann@',
  '@b\u00fccher.example',
  'jo@b\u00fccher.example.',
  'jo@b\u00fccher..example',
  'jo@b\u00fc cher.example',
  'jo@b\u00fc\ncher.example',
  'jo@b\u00fc\tcher.example',
  'jo@b\u00fccher.example\r\nBcc: eve@example.org',
  'jo@b\u00fccher.example\r\n',
  'jo@b\u00fccher.example:25',
  'jo@b\u00fccher.example/x',
  'jo@b\u00fccher.example?x',
  'jo@b\u00fccher.example#x',
  'jo@b\u00fc%63her.example',
  'jo@b\u00fccher\\example',
  'jo@[b\u00fccher]',
  'jo@\uff11\uff12\uff17.0.0.1',
  'jo@b\u00fccher.example\u2028',
  'jo@b\u00fccher\u202e.example',
  'jo@b\u00fccher.example, eve@example.org',
  'jo@b\u00fccher.example,eve.example',
  'jo@b\u00fccher.example>',
  '"jo"@b\u00fccher.example',
  '"j\u00f6"@example.org',
  'j\u00f6 <jo@example.org>',
  'J\u00f6: ann@example.org, eve@example.org;',
  'ann\uff20example.org',
  'ann\u200b@example.org',
  `jo@${'b\u00fc'.repeat(60)}.example`,
  `${'a'.repeat(240)}@b\u00fccher.example`,
])("%j isn't an address", (text) => expect(readEmailAddress(text)).toEqual({ fault: 'form' }));
