import { is } from 'valibot';
import { expect, test } from 'vitest';
import { CertificateCodeSchema } from '../schemas/ids.ts';
import { readCertificateCode } from './certificate.ts';

const code = 'abcde-fghjk-mnpqr-23456';

test.each([
  code,
  'ABCDE-FGHJK-MNPQR-23456',
  'abcdefghjkmnpqr23456',
  '  abcde fghjk\tmnpqr 23456\n',
  'abcde–fghjk—mnpqr−23456',
  'abcde\u2011fghjk\u00a0mnpqr\u200b23456',
  'ａｂｃｄｅ－ＦＧＨＪＫ－mnpqr-２３４５６',
  'abcd-efgh-jkmn-pqr2-3456.',
  'https://iq.example/verify/ABCDE-fghjk-mnpqr-23456',
  'http://localhost:3711/verify/abcde-fghjk-mnpqr-23456/print?x#y',
])('it reads the code in %j', (typed) => {
  expect(readCertificateCode(typed)).toBe(code);
  expect(is(CertificateCodeSchema, readCertificateCode(typed))).toBe(true);
});

test.each([
  '',
  ' - - ',
  'abcde-fghjk-mnpqr-2345',
  'abcde-fghjk-mnpqr-234567',
  'abcde-fghjk-mnpqr-2345o',
  'abcde-fghjk-mnpqr-2345é',
  '../../etc/passwd',
  'https://iq.example/verify/',
  'ａ'.repeat(100_000),
])('it finds none in %j', (typed) => {
  expect(readCertificateCode(typed)).toBeUndefined();
});
