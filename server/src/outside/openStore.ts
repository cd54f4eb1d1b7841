import type { TimeSources } from '../clock/steadyClock.ts';
import type { SharedRates } from '../http/batches.ts';
import type { Ports, Store } from '../ports.ts';
import type { Disk } from './durableFile.ts';
import type { TextReader } from './texts.ts';

/** Store that is open, and everything of it that isn't a collection. */
export interface OpenStore extends Store {
  inTurn: Ports['inTurn'];
  /** True for one of all instances on this store: it does the periodic work. */
  isLeader: () => boolean;
  /** Removes passing documents that were due before then (milliseconds since the epoch). Call it every minute. */
  forgetPassing: (before: number) => Promise<void>;
  /**
   * Makes the tables of the weeks from now on, and drops empty ones of weeks that ended before a time (both in
   * milliseconds since the epoch). Absent in a store without tables of weeks.
   */
  renewWeeks?: (now: number, before: number) => Promise<void>;
  /** Clocks that all instances on this store share. */
  time: TimeSources;
  /**
   * Rates of requests that all instances share; absent in a store of one process.
   * @param secret Key that hides the addresses.
   */
  sharedRates?: (secret: Uint8Array) => SharedRates;
  /** Disk for other files of this instance, below its data folder. */
  disk: Disk;
  texts: TextReader;
  close(): Promise<void>;
}

/**
 * Purpose of opening a store. Only a `server` makes one that isn't there. A `command` leaves the periodic work to
 * servers. For one that works `alone`, all servers must be stopped.
 */
export type StoreUse = 'server' | 'command' | 'alone';
