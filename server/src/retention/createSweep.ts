import type { RetentionDays } from '@quotient/contract/retention';
import { notifyOperator } from '../mail/notifyOperator.ts';
import type { Ports } from './ports.ts';
import { createSweepers, sweepAll } from './sweepers.ts';
import { createSweepRounds } from './sweepRounds.ts';

interface SweepOptions {
  log: { info(event: string, fields: Record<string, number>): void };
  /** Ends a round early. */
  signal: AbortSignal;
}

/**
 * Makes the function that runs a round of deleting old records. It notifies the operator of a held round, see
 * `createSweepRounds`.
 */
export function createSweep(
  ports: Ports,
  days: RetentionDays,
  { log, signal }: SweepOptions,
): () => Promise<void> {
  const sweepers = createSweepers(ports);
  const tools = {
    ...ports,
    async sweep(allowed: RetentionDays) {
      const counts = await sweepAll(ports, sweepers, allowed, signal);
      if (Object.keys(counts).length > 0) log.info('swept', counts);
    },
    onHeld: () => void notifyOperator(ports, { kind: 'deletion-waits' }),
  };
  return createSweepRounds(tools, days);
}
