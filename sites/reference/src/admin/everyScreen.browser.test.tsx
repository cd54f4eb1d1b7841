import axe from 'axe-core';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { router } from './router.tsx';
import { questionOf, statisticsOf } from './statistics/statistics.fixture.ts';
import { answerInstead, aServerForEachTest, callServer, openAdmin, visitor } from './wholeAdmin.fixture.tsx';

aServerForEachTest();

const withTest = async () => {
  const { id } = await visitor.reach('paid', { answers: [1, 1, -1] });
  return `/sessions/${id}`;
};
function withWaitingEmail() {
  const waiting = { id: 'e'.repeat(24), sessionId: '1767225600000-k3v9x2m8q1', askedAt: 1, attempts: 64 };
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

interface Screen {
  /** What is there before the screen is opened; may resolve to the address itself. */
  before?: () => unknown;
  /** A selector of what shows once the screen is complete. */
  shows: string;
  /** Words of the buttons that show what is not there at first: one look at the screen after each. */
  presses?: RegExp[];
}
/** Screens by their addresses. */
const screens: Record<string, Screen> = {
  '/dashboard?period=today': {
    before: withTest,
    shows: 'main section :is(svg[width], table)',
    presses: [/^(?:Question by question|Frage für Frage)$/, /^(?:Table|Tabelle)$/],
  },
  '/partners': { before: withPartner, shows: 'main table' },
  '/partners/new': { shows: 'main form' },
  '/partners/import': { shows: 'main textarea' },
  '/partners/quiz': { before: withPartner, shows: 'main pre' },
  '/questions': { shows: 'main [data-iq-root] svg' },
  '/questions/main/1': { shows: 'main [data-iq-root] svg', presses: [/^(?:Show the answer|Lösung zeigen)$/] },
  '/questions/main/9/visitor?locale=ar': { shows: 'main [data-iq-root][dir="rtl"] [role="timer"]' },
  '/sessions': {
    before: withWaitingEmail,
    shows: 'main table',
    presses: [/^(?:Show which|Zeigen, welche)$/],
  },
  '/sessions/:id': { before: withTest, shows: 'main dl' },
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

/** Everything has come and been drawn. */
async function complete(shows: string): Promise<void> {
  const isThere = () => document.querySelector(shows) !== null && document.querySelector('main h1') !== null;
  const isComing = () =>
    document.querySelector(
      'main :is([aria-busy="true"], [aria-label^="Loading"], [aria-label^="Wird geladen"])',
    ) !== null;
  await expect.poll(() => [isThere(), isComing()]).toEqual([true, false]);
}

function pressAll(name: RegExp, among = 'main :is(button, summary)'): number {
  const all = [...document.querySelectorAll<HTMLElement>(among)];
  const named = all.filter(({ textContent }) => name.test(textContent));
  for (const each of named) each.click();
  return named.length;
}

const looks = [
  { width: 1280, language: 'English', theme: 'light' },
  { width: 360, language: 'Deutsch', theme: 'dark' },
] as const;

/** Gives the open page a look: nothing is loaded anew. */
async function wear({ width, language, theme }: (typeof looks)[number]): Promise<void> {
  pressAll(new RegExp(`^${language}$`), 'button');
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, 800);
  expect(innerWidth).toBe(width);
  expect(document.documentElement.lang).toBe(language === 'Deutsch' ? 'de' : 'en');
}

test.each(Object.entries(screens).map(([address, screen]) => ({ ...screen, address })))(
  '$address has no barrier that a program finds, wide and narrow, in English and German, light and dark, and is not too wide',
  async ({ address, before, shows, presses = [] }) => {
    const made = await before?.();
    openAdmin(address.includes(':id') ? String(made) : address);
    await complete(shows);
    // each state begins with the look that the one before had at last
    let order = [...looks];
    for (const name of [undefined, ...presses]) {
      if (name) expect(pressAll(name)).toBeGreaterThan(0);
      for (const look of order) {
        await wear(look);
        await complete(shows);
        const { violations } = await axe.run({ resultTypes: ['violations'] });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
          `${look.language}, ${look.width} px`,
        ).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(look.width);
      }
      order = order.reverse();
    }
  },
);

test('every address of the admin area is among them', () => {
  const leaves = (routes: readonly RouteObject[]): (string | undefined)[] =>
    routes.flatMap(({ path, index, children }) => (children ? leaves(children) : index ? [] : [path]));
  const opened = Object.keys(screens).map(
    (address) => matchRoutes(router.routes, address)?.at(-1)?.route.path,
  );
  expect(opened.sort()).toEqual(leaves(router.routes).sort());
});
