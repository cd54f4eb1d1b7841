import { expect, test } from 'vitest';
import { tellablePath } from './pageViewPath.ts';

test.each([
  ['/iq-faq', '?x=1', '/iq-faq?x=1'],
  ['/', '', '/'],
  ['/', '?utm=a%20b&x', '/?utm=a%20b&x'],
  ['/r/Zml4dHVyZS1zaGFyZWQtaQ', '', '/r/'],
  ['/r/Zml4dHVyZS1zaGFyZWQtaQ', '?utm=mail', '/r/?utm=mail'],
  ['/de/r/Zml4dHVyZS1zaGFyZWQtaQ', '', '/de/r/'],
  ['/verify/ABCD-EFGH', '', '/verify/'],
  ['/verify', '', '/verify'],
  ['/de/verify', '?code=abcde-fghjk', '/de/verify'],
  ['/payment-success', '?checkout=demo_0123456789&partner=acme', '/payment-success?partner=acme'],
  ['/payment-canceled', '?checkout=demo_0123456789', '/payment-canceled'],
  ['/demo-checkout', '?id=demo_0123456789', '/demo-checkout'],
  ['/de/withdraw', '?contract=Q-2026-000123&utm=mail', '/de/withdraw?utm=mail'],
])('S045: of %s%s analytics is told %s', (pathname, search, told) => {
  expect(tellablePath({ pathname, search })).toBe(told);
});
