/** Exports of an island's module. */
interface IslandModule {
  /**
   * Resolves when the slot reacts to its visitor. Calls `beforeTakeover` at the last moment that the slot is as it was
   * prerendered, and waits for it: what the visitor did in it until then is done again afterwards.
   */
  mount(slot: HTMLElement, beforeTakeover: () => Promise<void>): void | Promise<void>;
}

/** Parts of a page that need code in the browser. A page fetches the code of its own slots only. */
export const islands = {
  'iq-test': () => import('./iqTest.tsx'),
  'demo-checkout': () => import('./demoCheckout.tsx'),
  'my-results': () => import('./myResults.tsx'),
  withdraw: () => import('./withdraw.ts'),
  'partner-builder': () => import('../partners/builder/builder.ts'),
  'payment-return': () => import('./paymentReturn.ts'),
} satisfies Record<string, () => Promise<IslandModule>>;

/** The name of a slot on a page, see `Island`. */
export type IslandName = keyof typeof islands;
