import { expect } from 'vitest';
import { questionOf, statisticsOf } from './statistics/statistics.fixture.ts';
import { answerInstead, callServer, openAdmin, visitor } from './wholeAdmin.fixture.tsx';
import { declarations } from './withdrawals/withdrawal.fixture.ts';

const withTest = async () => {
  const { id } = await visitor.reach('paid', { answers: [1, 1, -1] });
  return `/sessions/${id}`;
};
function withWaitingEmail() {
  const waiting = {
    id: 'e'.repeat(24),
    sessionId: '1767225600000-k3v9x2m8q1',
    isAcknowledgment: false,
    askedAt: 1,
    attempts: 64,
  };
  answerInstead('GET /api/admin/emails/waiting', { count: 1, first: [{ ...waiting, isGivenUp: true }] });
  return withTest();
}
const withPartner = () =>
  callServer('POST', '/api/admin/partners', { key: 'quiz', name: 'Quiz', origins: ['http://quiz.example'] });
/** Tests enough for every number, and something to notice. */
function withStatistics(): void {
  const flags = [{ code: 'negative-discrimination', discrimination: -0.2 } as const];
  const ready = { state: 'ready', set: 'main', countedAt: 1 };
  const questions = [questionOf({ discrimination: -0.2, flags }), questionOf({ id: 2 })];
  const choices = { partners: [], locales: ['de'] };
  answerInstead('GET /api/admin/statistics', {
    ...ready,
    choices,
    statistics: statisticsOf({ questions }),
  });
  const third = { cases: 100, scores: { low: 3, high: 9 }, chosen: [75, 20, 3], unanswered: 2 };
  const thirds = { upper: third, middle: third, lower: third };
  answerInstead('GET /api/admin/statistics/main/1', { ...ready, table: { id: 1, keyIndex: 0, thirds } });
}
const withAccount = () => {
  const session = { browser: 'Chrome', system: 'Linux', createdAt: 1, lastUsedAt: 2 };
  const sessions = ['here', 'there'].map((id, index) => ({ ...session, id, isCurrent: index === 0 }));
  answerInstead('GET /api/admin/auth/sessions', { sessions });
};

const withOperators = () => {
  const operator = { email: 'ada@example.org', createdAt: 1, passkeys: 1, hasTotp: true, sessions: 1 };
  const grace = { ...operator, id: 'grace', name: 'Grace', lastSignInAt: 2, invitedBy: 'Ada' };
  const mock = { ...operator, id: 'mock', name: 'Ada', lastSignInAt: null, invitedBy: null };
  const invitations = [{ id: 'i'.repeat(43), invitedBy: 'Ada', createdAt: 1, expiresAt: 2 }];
  answerInstead('GET /api/admin/auth/operators', { operators: [mock, grace], invitations });
};
const withWithdrawals = () => {
  answerInstead('GET /api/admin/open-withdrawals', { open: 3 });
  answerInstead('GET /api/admin/withdrawals', { withdrawals: declarations, next: declarations[0].id });
};

/** A screen, and how a test gets to see all of it. */
export interface Screen {
  /** Prepares data before the screen is opened; may resolve to the address itself. */
  before?: () => unknown;
  /** A selector of what shows once the screen is complete. */
  shows: string;
  /** Words of the buttons that show what is not there at first: one look at the screen after each. */
  presses?: RegExp[];
}
/** Screens by their addresses. */
export const screens: Record<string, Screen> = {
  '/dashboard?period=today': {
    before: withTest,
    shows: 'main section :is(svg[width], table)',
    presses: [/^(?:Question by question|Frage für Frage)$/, /^(?:Table|Tabelle)$/],
  },
  '/partners': { before: withPartner, shows: 'main table' },
  '/partners/new': { shows: 'main form' },
  '/partners/import': { shows: 'main textarea' },
  '/partners/quiz': { before: withPartner, shows: 'main pre' },
  '/partner-docs?to=%2Fpartners%2Fevents': { shows: 'main a[href="/partners/events"]' },
  '/questions': { shows: 'main [data-iq-root] svg' },
  '/questions/main/1': { shows: 'main [data-iq-root] svg', presses: [/^(?:Show the answer|Lösung zeigen)$/] },
  '/questions/main/9/visitor?locale=ar': { shows: 'main [data-iq-root][dir="rtl"] [role="timer"]' },
  '/sessions': {
    before: withWaitingEmail,
    shows: 'main table',
    presses: [/^(?:Show which|Zeigen, welche)$/],
  },
  '/sessions/:id': { before: withTest, shows: 'main dl' },
  '/withdrawals': {
    before: withWithdrawals,
    shows: 'main article',
    presses: [/^(?:Mark as answered|Als beantwortet markieren) …$/],
  },
  '/shapes': { shows: 'main li svg' },
  '/shapes/square%2Bdot-top': { shows: 'main figure svg' },
  '/audit': { before: withPartner, shows: 'main table' },
  '/operators': { before: withOperators, shows: 'main table' },
  '/account': { before: withAccount, shows: 'main table' },
  '/statistics': { before: withStatistics, shows: 'main table' },
  '/statistics/main/1': {
    before: withStatistics,
    shows: 'main dl',
    presses: [/^(?:Show the options|Optionen zeigen)$/],
  },
  '/login': { shows: 'main form' },
  '/forgot': { shows: 'main form' },
  '/setup': { shows: 'main [data-tone]' },
  '/reset': { shows: 'main [data-tone]' },
  '/nowhere': { shows: 'main h1' },
};

/** Returns true while the screen is still loading. */
export const isComing = () =>
  document.querySelector(
    'main :is([aria-busy="true"], [aria-label^="Loading"], [aria-label^="Wird geladen"])',
  ) !== null;

/** Resolves once everything has come and been drawn. */
export async function complete(shows: string): Promise<void> {
  const isThere = () => document.querySelector(shows) !== null && document.querySelector('main h1') !== null;
  await expect.poll(() => [isThere(), isComing()]).toEqual([true, false]);
}

/** Presses all that are named so; returns how many those are. */
export function pressAll(name: RegExp, among = 'main :is(button, summary)'): number {
  const all = [...document.querySelectorAll<HTMLElement>(among)];
  const named = all.filter(({ textContent }) => name.test(textContent));
  for (const each of named) each.click();
  return named.length;
}

/** Opens a screen with what it shows; resolves once it is complete. */
export async function openScreen(address: string): Promise<Screen> {
  const screen = screens[address];
  if (!screen) throw new Error(`${address} is none of the screens.`);
  const made = await screen.before?.();
  openAdmin(address.includes(':id') ? String(made) : address);
  await complete(screen.shows);
  return screen;
}
