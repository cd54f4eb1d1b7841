import { afterEach, beforeEach, vi } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { totpAt } from './totp.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Stops the date in each test of a file, on 1 January 2026. */
export function stopTheDate(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets time pass. */
export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

type World = Awaited<ReturnType<typeof createOperatorWorld>>;

/** Signs in, as Ada by default. */
export const login = ({ post }: World, password = ada.password, email = ada.email) =>
  post('login', { email, password });

/** Code of an authenticator app: its letters are the secret in base 32 (RFC 4648). */
export function codeOf(secret: string, at = Date.now()) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpAt(String.fromCharCode(...bytes), Math.floor(at / 30_000));
}

/** An operator whose sign-in needs codes. */
export async function withTotp(options: Parameters<typeof createOperatorWorld>[0] = {}) {
  const world = await createOperatorWorld(options);
  const { token } = await world.setUp();
  const { body } = await world.post('totp', { password: ada.password }, token);
  const secret = String(body.secret);
  const confirmed = await world.post('totp/confirm', { code: codeOf(secret) }, token);
  pass(MINUTE_MS);
  return { world, token, secret, backupCodes: confirmed.body.backupCodes as string[] };
}

/** The challenge between password and code. */
export const challengeOf = async (world: World) => String((await login(world)).body.challenge);
