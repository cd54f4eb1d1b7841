import { fixtureQuestions, personas } from '@quotient/fixtures';
import { createVisitor } from '@quotient/fixtures/visitor';
import { createMemoryStore } from '@quotient/server/stand-ins';
import { expect, test } from 'vitest';
import { createMockApp } from './createMockApp.ts';

test('the mock is the real app: start, answer, finish, pay, read the results, get the email', async () => {
  const { app, sentEmails } = createMockApp();
  const visitor = createVisitor({ fetch: app.request });
  const held = await visitor.reach('paid', personas.quick);
  expect(await visitor.readResults(held)).toMatchObject({ totalCorrect: 20, label: 'Genius' });
  await visitor.mail(held, 'ann@example.org');
  expect(sentEmails.map(({ to }) => to)).toEqual(['ann@example.org']);
});

test('two pages on one storage see the same: what the pop-up pays, the opener finds paid', async () => {
  const texts = new Map<string, string>();
  const open = () => createVisitor({ fetch: createMockApp({ store: createMemoryStore(texts) }).app.request });
  const [opener, popup] = [open(), open()];
  const held = await opener.reach('payment');
  await popup.decide((await opener.openCheckout(held)).id, 'pay');
  expect((await opener.look(held)).paymentStatus).toBe('paid');
});

test('the shapes of the mock draw every figure of the fixture questions', async () => {
  const { app } = createMockApp();
  const shapes: { name: string }[] = await (await app.request('/api/svg-shapes')).json();
  const names = new Set(shapes.map(({ name }) => name.replace(/-outline$/, '')));
  const used = fixtureQuestions
    .flatMap(({ visualPattern }) => visualPattern ?? [])
    .flatMap(({ type, grid, optionShapes }) => [
      ...(type === 'matrix' ? (grid?.flat() ?? []) : []),
      ...(optionShapes ?? []),
    ])
    .filter((cell) => cell !== '' && cell !== '?');
  for (const token of used) expect(names).toContain(token.replace(/-outline$/, ''));
});

test('a retake asks the fixture questions in other words each time', async () => {
  const { app } = createMockApp();
  const visitor = createVisitor({ fetch: app.request });
  const texts: string[] = [];
  let retakeOf: string | undefined;
  for (let test = 0; test < 3; test += 1) {
    const session = await visitor.start({ ...(retakeOf !== undefined && { retakeOf }) });
    texts.push(session.questions[0]?.question ?? '');
    await visitor.finish(session);
    retakeOf = session.token;
  }
  expect(new Set(texts).size).toBe(3);
});
