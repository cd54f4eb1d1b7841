import { ApiError } from '../../base/errors.ts';
import type { Log } from '../../base/ports.ts';
import { describeThrown } from '../../base/redact.ts';
import type { SignInRates } from './signInRates.ts';

/** Kind of sign-in, as the log counts it. */
export type SignInKind = 'passwords' | 'codes' | 'passkeys' | 'links';

const LOG_EVERY_MS = 60_000;
/** Rate of entries and emails about one account: every few tries slow it down again. */
const TELLING = { burst: 1, everyMs: 3_600_000 };

/** Errors that count as failed tries. */
const REFUSALS: readonly string[] = [
  'invalid_credentials',
  'wrong_password',
  'invalid_code',
  'challenge_over',
  'invalid_passkey',
  'link_over',
  'too_many_attempts',
];

/** Try with its account; `undefined`: an unknown one. */
interface Watched {
  kind: SignInKind;
  userId?: string | undefined;
  /** Resolves to true if tries for the account must wait now. @default never */
  isSlowed?: () => Promise<boolean>;
  /** Resolves to true if better-auth refuses the operator's codes now. @default never */
  isLocked?: () => Promise<boolean>;
}

interface SignInWatchOptions {
  rates: SignInRates;
  log: Log;
  /** Writes to the audit log. */
  tell: (action: string, userId: string, details: Record<string, string>) => Promise<void>;
  /** Sends an operator an email that somebody who knows the password has entered wrong codes. */
  mailLocked: (userId: string) => Promise<void>;
}

/**
 * Makes guessing visible. The log has the number of failed tries, at once and then once a minute, without any
 * address. The audit log has an entry when an operator's account is slowed down or its codes are locked: once an hour
 * for each operator and kind, so that a flood fills no log. Unknown names are only counted.
 */
export function createSignInWatch({ rates, log, tell, mailLocked }: SignInWatchOptions) {
  let counts: Partial<Record<SignInKind, number>> = {};
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    timer = undefined;
    if (Object.keys(counts).length === 0) return;
    log.warn('sign_in_failures', counts as Record<string, number>);
    counts = {};
    timer = setTimeout(write, LOG_EVERY_MS).unref();
  }

  function count(kind: SignInKind): void {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (timer === undefined) write();
  }

  /** Runs work once an hour, of all instances on one of them. */
  async function onceAnHour(id: string, work: () => Promise<void>): Promise<void> {
    if (!(await rates.take(id, TELLING))) return;
    try {
      await work();
    } catch (error) {
      await rates.forget(id);
      throw error;
    }
  }

  async function tellOf({ kind, userId, isSlowed, isLocked }: Watched): Promise<void> {
    if (userId === undefined) return;
    if (await isSlowed?.())
      await onceAnHour(`slowed-${kind}-${userId}`, () => tell('auth.slowed-down', userId, { by: kind }));
    if (await isLocked?.())
      await onceAnHour(`locked-${userId}`, async () => {
        await tell('auth.codes-locked', userId, {});
        await mailLocked(userId);
      });
  }

  /** Failures are only logged, so that the answer isn't affected. */
  async function afterRefusal(watched: Watched): Promise<void> {
    count(watched.kind);
    await tellOf(watched).catch((error: unknown) =>
      log.error('sign_in_not_told', { cause: describeThrown(error) }),
    );
  }

  return async <T>(watched: Watched, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.includes(error.code)) await afterRefusal(watched);
      throw error;
    }
  };
}
