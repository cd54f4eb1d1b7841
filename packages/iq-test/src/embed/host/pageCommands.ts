/** Command of a page to its test; `reset` forgets a running one. */
export type Order = 'start' | 'reset';

/** Carries orders out: the journey in this page, or the page in the frame. */
export type Drive = (order: Order) => void;

/** Creates the queue of one element's commands. Without a driver, it stores the last one. */
export function createOrders() {
  /** Driver, or the command that waits for one. */
  let driver: Drive | Order | undefined;
  return {
    /** True when it was carried out at once. */
    give(order: Order): boolean {
      if (typeof driver !== 'function') {
        driver = order;
        return false;
      }
      driver(order);
      return true;
    },
    /** Carries out the order that waits, and all that follow. Returns a function that ends this. */
    attach(drive: Drive): () => void {
      const before = driver;
      driver = drive;
      if (typeof before === 'string') drive(before);
      return () => {
        if (driver === drive) driver = undefined;
      };
    },
  };
}

/** The orders of one element, see `createOrders`. */
export type Orders = ReturnType<typeof createOrders>;
