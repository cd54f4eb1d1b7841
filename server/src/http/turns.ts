/** How many requests are begun before what has arrived meanwhile is looked at. */
const AT_A_TURN = 8;

/**
 * Begins requests a few in each turn of the event loop, one of each network after the other. Without it, 300 requests that
 * arrive in one moment are all worked on before the next one is so much as read, and who sends thousands is served first.
 */
export function createTurns(atATurn: number = AT_A_TURN) {
  /** What waits, of each network; the network whose turn it is stands first. */
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
