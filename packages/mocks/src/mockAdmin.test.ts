import { fixtureQuestions } from '@quotient/fixtures';
import { createMemoryStore } from '@quotient/server/stand-ins';
import { expect, test } from 'vitest';
import { createMockApp } from './createMockApp.ts';
import { createMockAdmin } from './mockAdmin.ts';

const { app } = createMockApp({ withAdmin: createMockAdmin });
const ask = async (path: string, init?: RequestInit) => {
  const answer = await app.request(path, init);
  return { status: answer.status, body: await answer.json() };
};
const changing = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

test('nobody signs in to a mock: an operator is there at once, and says that it is a mock', async () => {
  const { status, body } = await ask('/api/admin/auth/user');
  expect(status).toBe(200);
  expect(body.user.name).toContain('nobody signed in');
});

test('what is changed is written down with who did it', async () => {
  const partner = { key: 'quiz', name: 'Quiz', origins: ['https://quiz.example'] };
  expect((await ask('/api/admin/partners', changing('POST', partner))).status).toBe(201);
  const { body } = await ask('/api/admin/audit');
  expect(JSON.stringify(body)).toContain('partner.create');
  expect(JSON.stringify(body)).toContain('Mock operator');
});

test('what is changed is there on the next page, which is another mock on the same storage', async () => {
  const texts = new Map<string, string>();
  const open = async () => {
    const mock = createMockApp({ store: createMemoryStore(texts), withAdmin: createMockAdmin });
    await mock.load?.();
    return mock.app;
  };
  const partner = { key: 'acme', name: 'Acme', origins: ['https://acme.example'] };
  const made = await (await open()).request('/api/admin/partners', changing('POST', partner));
  expect(made.status).toBe(201);
  const listed = await (await open()).request('/api/admin/partners');
  expect(JSON.stringify(await listed.json())).toContain('https://acme.example');
});

test('of the questions a mock has only those of the fixtures', async () => {
  expect((await ask(`/api/admin/questions/main/${fixtureQuestions[0]?.id}`)).status).toBe(200);
  expect((await ask('/api/admin/questions/extended/1')).status).toBe(404);
});
