import { type Persona, personas } from '@quotient/fixtures';
import { createVisitor, visitorStages } from '@quotient/fixtures/visitor';
import { expect, test } from 'vitest';
import { createMockBackend } from './createMockBackend.ts';

for (const [name, persona] of Object.entries<Persona>(personas)) {
  test(`${name} gets as far as wanted: testing, payment, checkout, paid, shared`, async () => {
    for (const stage of visitorStages) {
      let aheadMs = 0;
      const { app, store } = createMockBackend({ clockAheadMs: () => aheadMs });
      const elapse = (ms: number) => {
        aheadMs += ms;
      };
      const held = await createVisitor({ fetch: app.request, elapse }).reach(stage, persona);
      const record = await store.testSessions.get(held.id);
      expect(record?.answers).toEqual(held.answers);
      expect(held.answers).toEqual(
        stage === 'testing' ? [...persona.answers.slice(0, -1), -1] : persona.answers,
      );
      if (stage === 'testing') expect(record?.finish).toBeNull();
      else {
        expect(record?.finish?.reason).toBe(persona.ends);
        expect(record?.finish?.score.scorePercent).toBeCloseTo(persona.scorePercent, 6);
      }
      const last = record?.checkouts.at(-1)?.state;
      expect(last).toBe(
        { testing: undefined, payment: undefined, checkout: 'open', paid: 'paid', shared: 'paid' }[stage],
      );
      expect(record?.sharedResultId === null).toBe(stage !== 'shared');
    }
  });
}

test('the clock of the backend is as far ahead as set at each call', async () => {
  let aheadMs = 0;
  const { app } = createMockBackend({ clockAheadMs: () => aheadMs, ports: { clock: { now: () => 1000 } } });
  const visitor = createVisitor({ fetch: app.request });
  expect((await visitor.start()).startedAt).toBe(1000);
  aheadMs = 60_000;
  expect((await visitor.start()).startedAt).toBe(61_000);
});
