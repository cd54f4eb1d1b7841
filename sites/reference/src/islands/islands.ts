/** What an island's module exports. Resolves when the slot reacts to its visitor. */
interface IslandModule {
  mount(slot: HTMLElement): void | Promise<void>;
}

/** Each piece of a page that needs code in the browser. Its code is fetched only where a page holds its slot. */
export const islands = {
  'iq-test': () => import('./iqTest.tsx'),
  'shared-result': () => import('./sharedResult.tsx'),
  'demo-checkout': () => import('./demoCheckout.tsx'),
  'payment-return': () => import('./paymentReturn.ts'),
} satisfies Record<string, () => Promise<IslandModule>>;

/** The name of a slot on a page, see `Island`. */
export type IslandName = keyof typeof islands;
