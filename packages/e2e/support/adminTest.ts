import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RealServer } from '@quotient/tools/realServer';
import { test as base, expect, shareServer } from './test.ts';

/** Operator of the installation. */
export interface Person {
  email: string;
  name: string;
  password: string;
}

const ada: Person = {
  email: 'ada@quotient.test',
  name: 'Ada',
  password: 'quiet rivers run deep',
};

interface Admin {
  /** The first operator. */
  person: Person;
  /** An access token, for calls without a browser: `Authorization: Bearer …`. */
  token(person?: Person): Promise<string>;
}

/** The secret of the link that a server prints as long as it has no operator. */
export async function setUpLink(printed: () => string): Promise<string> {
  const pattern = /https?:\/\/\S+\/admin\/setup#[\w-]{43}/;
  await expect.poll(printed).toMatch(pattern);
  return pattern.exec(printed())?.[0] ?? '';
}

async function post(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? {} : response.json();
}

/** Signs a page's browser in by a call of the page itself, which leaves the cookies where they belong. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  // the lightest page of the origin
  await page.goto('/robots.txt');
  const status = await page.evaluate(async (body) => {
    const response = await fetch('/api/admin/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return response.status;
  }, JSON.stringify({ email, password }));
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}.`);
}

/** Code of an authenticator app at a step of 30 seconds (RFC 6238), for a key in base 32 (RFC 4648). */
export function totpAt(key: string, step: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Makes the first operator of a server. */
async function setUp(server: RealServer): Promise<Admin> {
  const call = (name: string, body: unknown, token?: string) =>
    post(`${server.url}/api/admin/auth/${name}`, body, token);
  const token = async ({ email, password }: Person = ada) =>
    String((await call('login', { email, password })).access_token);
  const comeBy = (link: string, person: Person) => call('setup', { token: link.split('#')[1], ...person });
  await comeBy(await setUpLink(server.printed), ada);
  return {
    person: ada,
    token,
  };
}

/**
 * Playwright's test with a server and its operator, one of each for each worker. Every page is signed in as this
 * operator, with its own session; `test.use({ isSignedIn: false })` leaves that out.
 */
export const test = base.extend<{ admin: Admin; isSignedIn: boolean; signedIn: undefined }>({
  // not the server of visitors' tests: changes of these would show there
  server: async ({ share }, use) => use(await shareServer(share, 'server with an operator')),
  admin: async ({ share, server }, use) => use(await share(`operator of ${server.url}`, () => setUp(server))),
  isSignedIn: [true, { option: true }],
  signedIn: [
    async ({ page, admin, isSignedIn }, use) => {
      if (isSignedIn) await signIn(page, admin.person);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
