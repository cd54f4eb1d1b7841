import { createHmac, randomInt } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { array, parse, string } from 'valibot';
import { ApiError } from '../../base/errors.ts';
import type { Clock } from '../../base/ports.ts';
import type { BetterAuth } from './betterAuth.ts';
import { CODES_LOCK } from './configure.ts';
import type { OperatorStore } from './operatorStore.ts';
import { type Operators, withoutCodes } from './record.ts';
import { hashSecret } from './secrets.ts';

const STEP_MS = 30_000;
const BACKUP_CODES = 10;
/** Letters that look different on paper: no i, l, o, 0 and 1. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const draw = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Hash of a backup code, stored and compared by better-auth, which would store the code itself. Signs and case don't
 * count.
 */
export const hashBackupCode = (code: string): string =>
  hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Encodes in base 32 (RFC 4648, without padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Returns the six digits of one step (RFC 6238, SHA-1): 30 seconds, counted from the epoch. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Parts of an authenticator app's codes that better-auth lacks. */
export function createTotp(operators: OperatorStore, auth: BetterAuth, clock: Clock, appName: string) {
  const key = auth.secretConfig;
  const rowOf = (all: Operators, userId: string) => all.twoFactor.find((row) => row.userId === userId);

  /**
   * Uses up the 30 seconds of a code for an operator; `undefined` for a wrong or used code. better-auth would accept
   * the same code repeatedly while it is valid. Resolves to the code that better-auth accepts: it knows only the
   * machine's clock, which may differ from ours.
   */
  async function takeStep(userId: string, code: string): Promise<string | undefined> {
    const row = rowOf(await operators.read(), userId);
    if (!row) return undefined;
    const secret = await symmetricDecrypt({ key, data: row.secret });
    const stepOf = (time: number) => Math.floor(time / STEP_MS);
    const machine = Date.now();
    const steps = [clock.now(), machine].map(stepOf).flatMap((now) => [now - 1, now, now + 1]);
    let isTaken = false;
    await operators.change((all) => {
      const last = all.totpSteps[userId] ?? -1;
      // A clock that was ahead has left one of the future: only that one is known to be used.
      const isUsed = (step: number) => step === last || (step < last && last <= Math.max(...steps));
      const step = steps.find((each) => !isUsed(each) && totpAt(secret, each) === code);
      isTaken = step !== undefined;
      return step === undefined ? all : { ...all, totpSteps: { ...all.totpSteps, [userId]: step } };
    });
    return isTaken ? totpAt(secret, stepOf(machine)) : undefined;
  }

  /** Removes a lock that is longer than possible: a clock that was ahead made it, and it would last for years. */
  async function dropFutureLock(userId: string): Promise<void> {
    const lockedUntil = rowOf(await operators.read(), userId)?.lockedUntil;
    const untilMs = typeof lockedUntil === 'string' ? Date.parse(lockedUntil) : 0;
    if (!(untilMs > Date.now() + CODES_LOCK.durationSeconds * 1000)) return;
    await operators.change((all) => ({
      ...all,
      twoFactor: all.twoFactor.map((row) => (row.userId === userId ? { ...row, lockedUntil: null } : row)),
    }));
  }

  async function newBackupCodes() {
    const backupCodes = Array.from({ length: BACKUP_CODES }, () => `${draw(letters, 5)}-${draw(letters, 5)}`);
    const data = JSON.stringify(backupCodes.map(hashBackupCode));
    return { backupCodes, encrypted: await symmetricEncrypt({ key, data }) };
  }

  return {
    takeStep,
    dropFutureLock,
    /**
     * Returns true if an operator's codes are locked after too many wrong ones: better-auth locks by the machine's
     * clock.
     */
    async isLocked(userId: string): Promise<boolean> {
      const lockedUntil = rowOf(await operators.read(), userId)?.lockedUntil;
      return typeof lockedUntil === 'string' && Date.parse(lockedUntil) > Date.now();
    },
    isOn: async (userId: string) => rowOf(await operators.read(), userId)?.verified === true,

    /** Starts a new secret, which is valid once a code of it was entered. Throws `totp_is_on`. */
    async start(userId: string, email: string): Promise<{ secret: string; uri: string }> {
      if (rowOf(await operators.read(), userId)?.verified) throw new ApiError('totp_is_on');
      const secret = draw(`${base32}${base32.toLowerCase()}`, 32);
      const encrypted = await symmetricEncrypt({ key, data: secret });
      await auth.keepTotp(userId, encrypted, (await newBackupCodes()).encrypted);
      // better-auth makes codes from the letters themselves, so apps get those in base 32.
      const shown = toBase32(new TextEncoder().encode(secret));
      const label = `${encodeURIComponent(appName)}:${encodeURIComponent(email)}`;
      return {
        secret: shown,
        uri: `otpauth://totp/${label}?secret=${shown}&issuer=${encodeURIComponent(appName)}`,
      };
    },

    /**
     * Confirms the app: from now on codes are required. Resolves to the backup codes. Throws `invalid_code`,
     * `totp_is_on`.
     */
    async confirm(userId: string, code: string): Promise<string[]> {
      if (rowOf(await operators.read(), userId)?.verified) throw new ApiError('totp_is_on');
      if (!(await takeStep(userId, code))) throw new ApiError('invalid_code');
      const { backupCodes, encrypted } = await newBackupCodes();
      await operators.change((all) => ({
        ...all,
        user: all.user.map((row) => (row.id === userId ? { ...row, twoFactorEnabled: true } : row)),
        twoFactor: all.twoFactor.map((row) =>
          row.userId === userId ? { ...row, verified: true, backupCodes: encrypted } : row,
        ),
      }));
      return backupCodes;
    },

    /** Switches codes off. */
    async remove(userId: string): Promise<void> {
      await operators.change((all) => withoutCodes(all, userId));
    },

    /** Replaces the backup codes. Throws `not_found` if codes are off. */
    async renewBackupCodes(userId: string): Promise<string[]> {
      if (!rowOf(await operators.read(), userId)?.verified) throw new ApiError('not_found');
      const { backupCodes, encrypted } = await newBackupCodes();
      await operators.change((all) => ({
        ...all,
        twoFactor: all.twoFactor.map((row) =>
          row.userId === userId ? { ...row, backupCodes: encrypted } : row,
        ),
      }));
      return backupCodes;
    },

    /** Number of unused backup codes. */
    async backupCodesLeft(userId: string): Promise<number> {
      const row = rowOf(await operators.read(), userId);
      if (!row?.verified) return 0;
      const codes = JSON.parse(await symmetricDecrypt({ key, data: row.backupCodes }));
      return parse(array(string()), codes).length;
    },
  };
}
