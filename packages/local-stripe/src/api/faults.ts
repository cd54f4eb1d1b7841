import type { CallName } from './calls.ts';

/** Something that goes wrong with the API, on purpose. */
export interface Fault {
  /** The call that it befalls. @default any */
  call?: CallName | undefined;
  /** `fail` answers with `status`; `hang` answers nothing until the client gives up. */
  how: 'fail' | 'hang';
  /** `after`: the work is done, and its answer is lost. @default 'before' */
  when?: 'before' | 'after' | undefined;
  /**
   * Of `fail`. 429 and 503 say that nothing has begun, so that the idempotency key stays free; 500 before the work is
   * remembered under its key, as Stripe documents. @default 500
   */
  status?: 429 | 500 | 503 | undefined;
  /** Of 429: the header `Retry-After`, in seconds. @default none */
  retryAfterSeconds?: number | undefined;
  /** How many calls it befalls. @default 1 */
  times?: number | undefined;
}

/** The faults that are still to come. */
export interface Faults {
  add(fault: Fault): void;
  /** The fault of this call, which counts it; `undefined` where it goes well. */
  take(call: CallName): Fault | undefined;
  /** Those that have not befallen all their calls, with how many are left. */
  pending(): Fault[];
  clear(): void;
}

/** No faults yet. The first that fits a call befalls it. */
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
