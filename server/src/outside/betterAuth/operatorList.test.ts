import { expect, test } from 'vitest';
import { createMemoryStore } from '../memoryStore.ts';
import { createTeam } from './operatorList.ts';
import { openOperators } from './operatorStore.ts';

const user = (id: string) => ({ id, name: id, email: `${id}@example.org` });

async function teamOf(...ids: string[]) {
  const operators = openOperators(createMemoryStore().collection);
  await operators.change((all) => ({ ...all, user: ids.map(user) }));
  const team = createTeam(operators);
  const left = async () => (await team.list()).map(({ id }) => id);
  return { operators, team, left };
}
const codesOf = (outcomes: PromiseSettledResult<void>[]) =>
  outcomes.map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.code));

test('if two remove each other at once, the second is no longer an operator', async () => {
  const { team, left } = await teamOf('ada', 'bob');
  const outcomes = await Promise.allSettled([team.remove('bob', 'ada'), team.remove('ada', 'bob')]);
  expect(codesOf(outcomes)).toEqual(['done', 'signed_out']);
  expect(await left()).toEqual(['ada']);
});

test('in a circle of removals one operator remains', async () => {
  const { team, left } = await teamOf('ada', 'bob', 'eve');
  const outcomes = await Promise.allSettled([
    team.remove('bob', 'ada'),
    team.remove('eve', 'bob'),
    team.remove('ada', 'eve'),
  ]);
  expect(codesOf(outcomes)).toEqual(['done', 'signed_out', 'done']);
  expect(await left()).toEqual(['eve']);
});

test('if two leave at once, one stays', async () => {
  const { team, left } = await teamOf('ada', 'bob');
  const outcomes = await Promise.allSettled([team.remove('ada', 'ada'), team.remove('bob', 'bob')]);
  expect(codesOf(outcomes)).toEqual(['done', 'last_operator']);
  expect(await left()).toEqual(['bob']);
});

test('an account of an earlier version says nothing of when it was made, nor of who invited', async () => {
  const { team } = await teamOf('ada');
  const nothing = { createdAt: null, lastSignInAt: null, invitedBy: null };
  expect(await team.list()).toEqual([{ ...user('ada'), ...nothing, passkeys: 0, hasTotp: false }]);
});

test('unconfirmed codes do not count; a removed inviter has no name', async () => {
  const { operators, team } = await teamOf('ada');
  await operators.change((all) => ({
    ...all,
    user: [{ ...user('ada'), invitedBy: 'gone' }],
    twoFactor: [{ id: 't', userId: 'ada', secret: '', backupCodes: '', verified: false }],
  }));
  expect(await team.list()).toMatchObject([{ hasTotp: false, invitedBy: null }]);
});
