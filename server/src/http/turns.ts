/** How many requests are begun before what has arrived meanwhile is looked at. */
const AT_A_TURN = 8;

/**
 * Begins work in the order in which it arrives, a few pieces in each turn of the event loop. Without it, 300 requests
 * that arrive in one moment are all worked on before the next one is so much as read.
 */
export function createTurns(atATurn: number = AT_A_TURN) {
  const waiting: (() => void)[] = [];

  function begin() {
    for (const start of waiting.splice(0, atATurn)) start();
    if (waiting.length > 0) setImmediate(begin);
  }

  /** Resolves when it is this caller's turn. */
  return (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(begin);
    });
}
