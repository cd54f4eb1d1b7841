import type { CallName } from './calls.ts';

/** Deliberate failure of the API. */
export interface Fault {
  /** Call that it affects. @default any */
  call?: CallName | undefined;
  /** `fail` answers with `status`; `hang` answers nothing until the client gives up. */
  how: 'fail' | 'hang';
  /** `after`: the work is done, and its answer is lost. @default 'before' */
  when?: 'before' | 'after' | undefined;
  /**
   * Status of `fail`. After 429 and 503 nothing has begun, so the idempotency key stays free; 500 before the work is
   * remembered under its key, as Stripe documents. @default 500
   */
  status?: 429 | 500 | 503 | undefined;
  /** Header `Retry-After` of 429, in seconds. @default none */
  retryAfterSeconds?: number | undefined;
  /** Number of calls that it affects. @default 1 */
  times?: number | undefined;
}

/** Faults that are still to come. */
export interface Faults {
  add(fault: Fault): void;
  /** Takes the fault of this call and counts it; `undefined` if there isn't one. */
  take(call: CallName): Fault | undefined;
  /** Faults with remaining calls, and the number of those. */
  pending(): Fault[];
  clear(): void;
}

/** Makes an empty list of faults. The first that matches a call affects it. */
export function createFaults(): Faults {
  let pending: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      pending.push({ fault, left: fault.times ?? 1 });
    },
    take(call) {
      const found = pending.find(({ fault }) => !fault.call || fault.call === call);
      if (!found) return undefined;
      found.left -= 1;
      pending = pending.filter(({ left }) => left > 0);
      return found.fault;
    },
    pending: () => pending.map(({ fault, left }) => ({ ...fault, times: left })),
    clear() {
      pending = [];
    },
  };
}
