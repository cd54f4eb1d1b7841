import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import { notOneAddress } from '../testing/wrongAddresses.ts';
import { SenderSchema, SmtpUrlSchema } from './mailVariables.ts';

const login = { user: 'post', password: 'secret' };

test.each([
  ['smtp://LocalHost:25', { host: 'localhost', port: 25, isSecure: false, login: undefined }],
  ['smtp://mail', { host: 'mail', port: 587, isSecure: false, login: undefined }],
  ['smtp://127.0.0.1:1025/', { host: '127.0.0.1', port: 1025, isSecure: false, login: undefined }],
  ['smtps://post:secret@mail.example.org', { host: 'mail.example.org', port: 465, isSecure: true, login }],
  ['smtps://post:secret@[::1]:4465', { host: '::1', port: 4465, isSecure: true, login }],
  [
    'smtp://me%40example.org:p%3A%2F%40%25@mail.example.org:25',
    {
      host: 'mail.example.org',
      port: 25,
      isSecure: false,
      login: { user: 'me@example.org', password: 'p:/@%' },
    },
  ],
])('%s is a mail server', (url, server) => expect(parse(SmtpUrlSchema, url)).toEqual(server));

test.each([
  'mail.example.org',
  'mail.example.org:25',
  'https://mail.example.org',
  'smtp://',
  'smtp:mail.example.org',
  'smtp://post@mail.example.org',
  'smtp://:secret@mail.example.org',
  'smtp://mail.example.org/inbox',
  'smtp://mail.example.org?tls.rejectUnauthorized=false',
  'smtp://mail.example.org#top',
  'smtp://mail.example.org:99999',
  'smtp://mail example.org',
  'smtp://post:100%@mail.example.org',
  'smtp://mail%0d%0a.example.org',
])("%s isn't one", (url) => expect(is(SmtpUrlSchema, url)).toBe(false));

test.each([
  ['quiz@example.org', { name: '', address: 'quiz@example.org' }],
  ['Quiz <quiz@b\u00fccher.example>', { name: 'Quiz', address: 'quiz@xn--bcher-kva.example' }],
  ['quiz@b\u00fccher.example', { name: '', address: 'quiz@xn--bcher-kva.example' }],
  ['Quiz <quiz@example.org>', { name: 'Quiz', address: 'quiz@example.org' }],
  ['اختبار الذكاء <quiz@example.org>', { name: 'اختبار الذكاء', address: 'quiz@example.org' }],
  ['Größe, Ltd. <quiz@example.org>', { name: 'Größe, Ltd.', address: 'quiz@example.org' }],
])('%s is a sender', (text, sender) => expect(parse(SenderSchema, text)).toEqual(sender));

test('more than one sender, a header in the name and what is no address are refused', () => {
  const senders = notOneAddress.filter((text) => text !== 'Ann <ann@example.org>');
  for (const text of [
    ...senders,
    'A <a@b> <c@d>',
    'A\nB <a@b>',
    '"A" <a@b>',
    `${'n'.repeat(101)}<a@b>`,
    'A <a@b',
    'A <>',
  ])
    expect(is(SenderSchema, text), text).toBe(false);
});
