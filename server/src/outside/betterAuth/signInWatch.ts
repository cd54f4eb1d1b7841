import { ApiError } from '../../base/errors.ts';
import type { Log, ServerClock } from '../../base/ports.ts';
import { describeThrown } from '../../base/redact.ts';

/** What somebody tried to sign in with, as the log counts it. */
export type SignInKind = 'passwords' | 'codes' | 'passkeys' | 'links';

const LOG_EVERY_MS = 60_000;
/** An operator is slowed down anew with every few tries: the audit log and the mailbox need it once. */
const TELL_EVERY_MS = 3_600_000;

/** What is refused because it was wrong, or was tried too often. */
const REFUSALS: readonly string[] = [
  'invalid_credentials',
  'wrong_password',
  'invalid_code',
  'challenge_over',
  'invalid_passkey',
  'link_over',
  'too_many_attempts',
];

/** A try, and whose account it is for; `undefined`: nobody's that we have. */
interface Watched {
  kind: SignInKind;
  userId?: string | undefined;
  /** Whether tries for the account have to wait now. @default never */
  isSlowed?: () => boolean;
  /** Whether better-auth takes no code of the operator now. @default never */
  isLocked?: () => Promise<boolean>;
}

interface SignInWatchOptions {
  clock: Pick<ServerClock, 'monotonicMs'>;
  log: Log;
  /** Writes to the audit log. */
  tell: (action: string, userId: string, details: Record<string, string>) => Promise<void>;
  /** Tells an operator that somebody who knows the password has entered wrong codes. */
  mailLocked: (userId: string) => Promise<void>;
}

/**
 * Makes guessing visible. The log has how many tries failed, at once and then once a minute, without any address. The
 * audit log has an entry when an operator's account begins to be slowed down or its codes are locked: once an hour for
 * each operator and kind, so that a flood fills no log. Names that nobody has are only counted.
 */
export function createSignInWatch({ clock, log, tell, mailLocked }: SignInWatchOptions) {
  let counts: Partial<Record<SignInKind, number>> = {};
  let timer: NodeJS.Timeout | undefined;
  const toldAt = new Map<string, number>();

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

  /** Does something once an hour; what fails is logged, because nobody who signs in should notice. */
  async function onceAnHour(key: string, work: () => Promise<void>): Promise<void> {
    const now = clock.monotonicMs();
    if (now - (toldAt.get(key) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
    toldAt.set(key, now);
    try {
      await work();
    } catch (error) {
      toldAt.delete(key);
      log.error('sign_in_not_told', { cause: describeThrown(error) });
    }
  }

  async function afterRefusal({ kind, userId, isSlowed, isLocked }: Watched): Promise<void> {
    count(kind);
    if (userId === undefined) return;
    if (isSlowed?.())
      await onceAnHour(`${kind} ${userId}`, () => tell('auth.slowed-down', userId, { by: kind }));
    if (await isLocked?.())
      await onceAnHour(`locked ${userId}`, async () => {
        await tell('auth.codes-locked', userId, {});
        await mailLocked(userId);
      });
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
