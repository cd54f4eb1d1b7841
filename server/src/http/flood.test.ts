import { routes } from '@quotient/contract';
import { adminRoutes } from '@quotient/contract/admin';
import { createVisitor } from '@quotient/fixtures/visitor';
import { expect, test } from 'vitest';
import { flood, type Junk, junk } from '../testing/flood.ts';
import { ada, createOperatorWorld } from '../testing/operatorWorld.ts';
import { createTestApp, PUBLIC_URL } from '../testing/testApp.ts';

const MINUTE_MS = 60_000;
const VISITORS = 50;
/** Number of operators, few because hashing each password takes a while. */
const OPERATORS = 20;

/** Sends to an app like the server, from an address. */
const sender =
  ({ app }: Pick<ReturnType<typeof createTestApp>, 'app'>) =>
  (address: string, { method, path, headers, body }: Junk) =>
    app.fetch(new Request(`${PUBLIC_URL}${path}`, { method, headers, ...(body !== undefined && { body }) }), {
      address,
    });

/**
 * Simulates fifty visitors, each at another address: start, answer, pay and read the result. Rejects if one is
 * refused.
 */
async function visit(send: ReturnType<typeof sender>, round: number): Promise<void> {
  for (let i = 0; i < VISITORS; i += 1) {
    const address = i % 2 === 0 ? `203.0.${113 + round}.${i}` : `2001:db8:${100 * round + i}:7::1`;
    const visitor = createVisitor({
      fetch: (path, { method, headers, body }) =>
        send(address, { method, path, headers, ...(body !== undefined && { body }) }),
    });
    const session = await visitor.start();
    await visitor.answerAll(session, [1, 0, 1]);
    await visitor.finish(session);
    await visitor.decide((await visitor.openCheckout(session)).id, 'pay');
    expect((await visitor.look(session)).paymentStatus).toBe('paid');
  }
}

test.each<[count: number, what: string, kinds: readonly Junk[]]>([
  [10_000, 'everything that strangers may send', junk],
  [10_000, 'valid starts', junk.slice(0, 1)],
  [3000, 'starts that are refused', junk.slice(2, 6)],
  [3000, 'payments without a token', [{ method: 'POST', path: routes.createPayment.path, headers: {} }]],
  [
    3000,
    'questions about checkouts',
    [{ ...routes.getCheckout, path: '/api/checkouts/demo_0123456789', headers: {} }],
  ],
])(
  '%i at once and a minute later of %s, from one /48 and 50 addresses, refuse no visitor at another address',
  async (count, _, kinds) => {
    const world = createTestApp();
    const send = sender(world);
    for (let round = 0; round < 2; round += 1) {
      await flood(count, send, kinds);
      await visit(send, round);
      world.time.now += MINUTE_MS;
    }
  },
);

test('a flood of sign-ins, junk and wrong passwords, keeps no operator out at another address', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const send = sender(world);
  const login = (password: string): Junk => ({
    ...adminRoutes.login,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ada.email, password }),
  });
  await flood(5000, send, [
    ...junk.filter(({ path }) => path.includes('/admin/')),
    login('wrong wrong wrong'),
  ]);
  for (let i = 0; i < OPERATORS; i += 1)
    expect((await send(`203.0.113.${i}`, login(ada.password))).status).toBe(200);
});
