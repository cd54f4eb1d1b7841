import { type AdminWithdrawal, withdrawalAdminRoutes } from '@quotient/contract/admin';
import { ApiError } from '../base/errors.ts';
import { askProvider } from '../payments/askProvider.ts';
import { ordersOfAddress } from '../payments/orders.ts';
import type { Ports } from '../ports.ts';
import { readOrderNumbers } from '../session/orderNumber.ts';
import { mailStateOf } from '../withdrawals/declare.ts';
import { unsettled, type WithdrawalRecord } from '../withdrawals/record.ts';
import { refundOrder } from '../withdrawals/refundOrder.ts';
import { stateWith } from '../withdrawals/round.ts';
import type { AdminMount } from './mount.ts';

/** Declarations on one page, and the most that are read for it where a filter passes few. */
const PER_PAGE = 50;
const MOST_READ = 2000;
/** Open declarations that are counted: above, the number says nothing more. */
const MOST_COUNTED = 100;
/** Orders of an address that are shown. */
const MOST_CANDIDATES = 10;

/** Adds what operators need to decide about the orders that a declaration names. */
const withOrders = (
  { store }: Ports,
  named: WithdrawalRecord['orders'],
): Promise<AdminWithdrawal['orders']> =>
  Promise.all(
    named.map(async (each) => {
      const order = await store.orders.get(each.number);
      return {
        ...each,
        price: order?.price ?? null,
        isDemo: order?.isDemo ?? false,
        sessionId: order?.sessionId ?? null,
      };
    }),
  );

async function toAdminWithdrawal(ports: Ports, record: WithdrawalRecord): Promise<AdminWithdrawal> {
  const { id, receivedAt, name, contract, email, state, orders, attempts } = record;
  const candidates = state === 'refunded' ? [] : await ordersOfAddress(ports, email, MOST_CANDIDATES);
  return {
    id,
    receivedAt,
    name,
    contract,
    email,
    mail: await mailStateOf(ports, record),
    state,
    orders: await withOrders(ports, orders),
    attempts,
    candidates: candidates.map(({ id: number, createdAt, price, isDemo, sessionId }) => ({
      number,
      createdAt,
      price,
      isDemo,
      sessionId,
    })),
  };
}

/** Declarations of a state in which few are, newest first. */
async function* unsettledFirst(
  { store: { withdrawals } }: Ports,
  state: keyof typeof unsettled,
  before: string | undefined,
) {
  const ids: string[] = [];
  for await (const id of withdrawals.idsDue(unsettled[state]))
    if (before === undefined || id < before) ids.push(id);
  for (const id of ids.sort().reverse()) {
    const record = await withdrawals.get(id);
    if (record) yield record;
  }
}

/** Declarations before an id, newest first, a day at a time. */
async function* newestFirst({ store: { withdrawals } }: Ports, before: string | undefined) {
  for (const day of (await withdrawals.groups()).reverse()) {
    const ids: string[] = [];
    for await (const id of withdrawals.ids(day)) if (before === undefined || id < before) ids.push(id);
    for (const id of ids.reverse()) {
      const record = await withdrawals.get(id);
      if (record) yield record;
    }
  }
}

/** Mounts the list of declarations of withdrawal, and what an operator does with one. */
export function mountWithdrawalAdmin(mount: AdminMount, ports: Ports): void {
  const { withdrawals, orders } = ports.store;

  /** Changes a declaration. Throws `not_found`. */
  async function change(id: string, by: (record: WithdrawalRecord) => WithdrawalRecord) {
    const record = await withdrawals.update(id, by);
    if (!record) throw new ApiError('not_found');
    return toAdminWithdrawal(ports, record);
  }

  mount(withdrawalAdminRoutes.listWithdrawals, async ({ query: { state, before } }) => {
    const page: AdminWithdrawal[] = [];
    let readCount = 0;
    const found =
      state === 'open' || state === 'received'
        ? unsettledFirst(ports, state, before)
        : newestFirst(ports, before);
    for await (const record of found) {
      readCount += 1;
      if (state === undefined || record.state === state) page.push(await toAdminWithdrawal(ports, record));
      if (page.length === PER_PAGE || readCount === MOST_READ) return { withdrawals: page, next: record.id };
    }
    return { withdrawals: page, next: null };
  });
  mount(withdrawalAdminRoutes.countOpenWithdrawals, async () => {
    let open = 0;
    for await (const _ of withdrawals.idsDue(unsettled.open)) {
      open += 1;
      if (open === MOST_COUNTED) break;
    }
    return { open };
  });
  mount(withdrawalAdminRoutes.refundWithdrawal, async ({ params, body, note }) => {
    const [number = ''] = readOrderNumbers(body.order);
    const order = await orders.get(number);
    if (!order || !(await withdrawals.get(params.id))) throw new ApiError('not_found');
    note({ order: number });
    const outcome = await askProvider(refundOrder(ports, order));
    note({ outcome });
    return change(params.id, (record) => {
      const others = record.orders.filter((each) => each.number !== number);
      // Orders that it named and that were refused stay as they are; the operator has decided.
      const state = stateWith([{ number, outcome }]);
      return { ...record, orders: [...others, { number, outcome }], state, nextAt: null };
    });
  });
  mount(withdrawalAdminRoutes.answerWithdrawal, ({ params }) =>
    change(params.id, (record) =>
      record.state === 'refunded' ? record : { ...record, state: 'answered', nextAt: null },
    ),
  );
}
