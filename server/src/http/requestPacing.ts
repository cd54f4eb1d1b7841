/** Requests started per turn, before Node reads what has arrived since. */
const AT_A_TURN = 8;

/**
 * Starts a few requests per turn of the event loop, one network after another. Otherwise 300 requests that arrive at
 * once would all run before the next is read, and a sender of thousands would be served first.
 * @param atATurn Requests started per turn. @default 8
 */
export function createTurns(atATurn: number = AT_A_TURN) {
  /** Waiting requests by network, the next network first. */
  const waiting = new Map<string, (() => void)[]>();

  function begin() {
    for (let begun = 0; begun < atATurn; begun += 1) {
      const [first] = waiting;
      if (!first) return;
      const [network, own] = first;
      waiting.delete(network);
      own.shift()?.();
      if (own.length > 0) waiting.set(network, own);
    }
    if (waiting.size > 0) setImmediate(begin);
  }

  /** Resolves when it is this network's turn. */
  return (network: string): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.size === 0) setImmediate(begin);
      const own = waiting.get(network);
      if (own) own.push(resolve);
      else waiting.set(network, [resolve]);
    });
}
