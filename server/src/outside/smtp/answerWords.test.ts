import { expect, test } from 'vitest';
import { subjectOf } from './answerWords.ts';

const nothing = { us: false, usWithoutCode: false, address: false, recipient: false, open: false };

test.each([
  ['550 No such user', { address: true, recipient: true }],
  ['550 Sender unknown', { us: true }],
  ['550 EXPÉDITEUR INCONNU', { us: true }],
  ['550 Access denied', { open: true }],
  ['550 host rejected', { usWithoutCode: true }],
  ['550 1234', {}],
])('what %j is about', (response, subject) => {
  expect(subjectOf(response)).toEqual({ ...nothing, ...subject });
});

test('names of people, machines and pages say nothing, those of lists of spam senders do', () => {
  expect(subjectOf('550-spam@relay.example\n550 <sender@policy.example> mx.blocked.example')).toEqual(
    nothing,
  );
  expect(subjectOf('550 https://help.example/sender?policy=spam')).toEqual(nothing);
  for (const name of ['zen.spamhaus.org', 'https://www.spamhaus.org/query', 'http://bl.example/'])
    expect(subjectOf(`550 ${name}`)).toEqual({ ...nothing, us: true });
});

test('a blocked mailbox is not a blocked sender', () => {
  expect(subjectOf('550 The mailbox is blocked')).toMatchObject({ us: false, address: true });
  expect(subjectOf('550 The account is blocked')).toMatchObject({ us: true });
});
