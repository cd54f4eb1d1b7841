import type { ServerClock } from '../../base/ports.ts';
import type { OperatorStore } from './operatorStore.ts';
import type { Operators, SessionRow } from './record.ts';
import { hashSecret, isSecretOf, newSecret } from './secrets.ts';

const MINUTE_MS = 60_000;
/** Life of an access token; the refresh token then gets a new one. */
const ACCESS_MS = 10 * MINUTE_MS;
/** Idle time after which a session ends. */
export const IDLE_MS = 120 * MINUTE_MS;
/** Longest life of a session, however much it is used. */
const ABSOLUTE_MS = 24 * 60 * MINUTE_MS;
/** Time for which an old refresh token isn't a sign of a thief: two tabs may refresh at once. */
const RACE_MS = 20_000;
/** Most access tokens of a session: tabs that refresh at once each get one. */
const MAX_ACCESS_TOKENS = 4;

type Grant = NonNullable<SessionRow['grant']>;

/** Tokens of a session for its owner; only their hashes are stored. */
export interface Tokens {
  accessToken: string;
  /** Absent if another tab has just got the new one. */
  refreshToken?: string;
  /** Time of their creation; this and the next two in milliseconds since the epoch. */
  madeAt: number;
  /** End of the access token. */
  expiresAt: number;
  /** End of the refresh token. */
  sessionExpiresAt: number;
  sessionId: string;
  userId: string;
}

/** Pattern of a token: `<session>.<secret>` or `<session>.<family>.<secret>`. */
const tokenPattern = /^([A-Za-z0-9]{1,100})\.([\w-]{43})(?:\.([\w-]{43}))?$/;

function readToken(token: string) {
  const [, sessionId = '', first = '', second] = tokenPattern.exec(token) ?? [];
  return { sessionId, first, second };
}

/** Corrects the times of a session after clock changes: they sign nobody out, and extend no session. */
function correct(row: SessionRow, clock: ServerClock): SessionRow {
  const { grant } = row;
  const byMs = grant ? clock.corrected(grant.refreshedAt) - grant.refreshedAt : 0;
  if (!grant || byMs === 0) return row;
  const move = (time: string) => new Date(Date.parse(time) + byMs).toISOString();
  return {
    ...row,
    createdAt: move(row.createdAt),
    updatedAt: move(row.updatedAt),
    expiresAt: move(row.expiresAt),
    grant: {
      ...grant,
      refreshedAt: grant.refreshedAt + byMs,
      access: grant.access.map((each) => ({ ...each, expiresAt: each.expiresAt + byMs })),
    },
  };
}

/**
 * Returns true for an ended session. A row that better-auth has just made uses the machine's clock until its tokens
 * are made.
 */
const isRowOver = (row: SessionRow, clock: ServerClock) =>
  Date.parse(correct(row, clock).expiresAt) <= (row.grant ? clock.now() : Math.min(clock.now(), Date.now()));

const withSession = (all: Operators, changed: SessionRow): Operators => ({
  ...all,
  session: all.session.map((row) => (row.id === changed.id ? changed : row)),
});

const withSignIn = (all: Operators, userId: string, now: number): Operators => ({
  ...all,
  user: all.user.map((row) => (row.id === userId ? { ...row, lastSignInAt: now } : row)),
});

const newAccess = (grant: Pick<Grant, 'access'>, now: number) => {
  const secret = newSecret();
  const expiresAt = now + ACCESS_MS;
  const access = [
    { hash: hashSecret(secret), expiresAt },
    ...grant.access.filter((each) => each.expiresAt > now),
  ].slice(0, MAX_ACCESS_TOKENS);
  return { secret, expiresAt, access };
};

/** Stored end of a session that is used now. */
const expiryOf = (row: SessionRow, now: number) =>
  new Date(Math.min(now + IDLE_MS, Date.parse(row.createdAt) + ABSOLUTE_MS)).toISOString();

/** Row of better-auth with its tokens. Its times are ours: the machine's clock may be wrong. */
function openedRow(
  made: SessionRow,
  now: number,
  tokens: Pick<Grant, 'family' | 'refresh' | 'access'>,
): SessionRow {
  const at = new Date(now).toISOString();
  const row = { ...made, createdAt: at, updatedAt: at };
  return {
    ...row,
    expiresAt: expiryOf(row, now),
    grant: { ...tokens, previousRefresh: null, refreshedAt: now },
  };
}

/**
 * Result for a refresh token. Only the newest one makes a new refresh token; the one before briefly gets an access
 * token alone. `undefined`: it was used before.
 */
function renew(grant: Grant, secretOfToken: string, now: number) {
  const isNewest = isSecretOf(secretOfToken, grant.refresh);
  const isRace =
    grant.previousRefresh !== null &&
    isSecretOf(secretOfToken, grant.previousRefresh) &&
    now - grant.refreshedAt <= RACE_MS;
  if (!isNewest && !isRace) return undefined;
  const { secret, expiresAt, access } = newAccess(grant, now);
  if (!isNewest) return { secret, expiresAt, refresh: undefined, grant: { ...grant, access } };
  const refresh = newSecret();
  const turned = { refresh: hashSecret(refresh), previousRefresh: grant.refresh, refreshedAt: now };
  return { secret, expiresAt, refresh, grant: { ...grant, access, ...turned } };
}

/**
 * Tokens of the sessions that better-auth makes. It would store its own unencrypted and never change them. Ours are
 * stored as hashes; the access token lasts ten minutes and is looked up at each call, so that revoking works at once;
 * the refresh token changes at each use. A second use of one ends the session: somebody else has it.
 */
export function createSessions(operators: OperatorStore, clock: ServerClock) {
  const remove = (isEnded: (row: SessionRow) => boolean) =>
    operators.change((all) => {
      const session = all.session.filter((row) => !isEnded(row));
      return session.length === all.session.length ? all : { ...all, session };
    });

  const isOver = (row: SessionRow) => isRowOver(row, clock);
  /** Finds a session that hasn't ended. */
  function liveSession(all: Operators, sessionId: string): SessionRow | undefined {
    const row = all.session.find(({ id }) => id === sessionId);
    return row && !isOver(row) ? correct(row, clock) : undefined;
  }

  return {
    /** The tokens of a session that better-auth has just made. */
    async open(sessionId: string): Promise<Tokens> {
      const now = clock.now();
      const [family, refresh] = [newSecret(), newSecret()];
      const { secret, expiresAt, access } = newAccess({ access: [] }, now);
      let opened: SessionRow | undefined;
      await operators.change((all) => {
        opened = undefined; // A change may run again on a newer state.
        const made = all.session.find(({ id }) => id === sessionId);
        if (!made) return all;
        opened = openedRow(made, now, { family: hashSecret(family), refresh: hashSecret(refresh), access });
        const session = all.session.filter((each) => each === made || !isOver(each));
        return withSession(withSignIn({ ...all, session }, made.userId, now), opened);
      });
      if (!opened) throw new Error('The session ended while it was opened.');
      return {
        sessionId,
        userId: opened.userId,
        accessToken: `${sessionId}.${secret}`,
        refreshToken: `${sessionId}.${family}.${refresh}`,
        madeAt: now,
        expiresAt,
        sessionExpiresAt: Date.parse(opened.expiresAt),
      };
    },

    /** The session that an access token opens. */
    async ofAccess(token: string): Promise<SessionRow | undefined> {
      const { sessionId, first } = readToken(token);
      const now = clock.now();
      const row = liveSession(await operators.read(), sessionId);
      const isOpen = row?.grant?.access.some(
        ({ hash, expiresAt }) => expiresAt > now && isSecretOf(first, hash),
      );
      return isOpen ? row : undefined;
    },

    /** The session that a refresh token belongs to, used up or not. */
    async ofRefresh(token: string): Promise<SessionRow | undefined> {
      const { sessionId, first } = readToken(token);
      const row = liveSession(await operators.read(), sessionId);
      return row?.grant && isSecretOf(first, row.grant.family) ? row : undefined;
    },

    /**
     * New tokens for a refresh token; `undefined` for an unknown one, `reused` for one used before: then the session
     * has ended.
     * @param isActive False for a page's automatic request without a user: it doesn't extend the session.
     */
    async refresh(token: string, isActive: boolean): Promise<Tokens | 'reused' | undefined> {
      const { sessionId, first, second = '' } = readToken(token);
      const now = clock.now();
      let outcome: Tokens | 'reused' | undefined;
      await operators.change((all) => {
        outcome = undefined;
        const row = liveSession(all, sessionId);
        if (!row?.grant || !isSecretOf(first, row.grant.family)) return all;
        const renewed = renew(row.grant, second, now);
        if (!renewed) {
          outcome = 'reused';
          return { ...all, session: all.session.filter(({ id }) => id !== sessionId) };
        }
        const { grant, secret, expiresAt, refresh } = renewed;
        const changed: SessionRow = {
          ...row,
          ...(isActive && { updatedAt: new Date(now).toISOString(), expiresAt: expiryOf(row, now) }),
          grant,
        };
        outcome = {
          sessionId,
          userId: row.userId,
          accessToken: `${sessionId}.${secret}`,
          ...(refresh !== undefined && { refreshToken: `${sessionId}.${first}.${refresh}` }),
          madeAt: now,
          expiresAt,
          sessionExpiresAt: Date.parse(changed.expiresAt),
        };
        return withSession(all, changed);
      });
      return outcome;
    },

    /** Active sessions of an operator, the last used first. */
    async list(userId: string): Promise<SessionRow[]> {
      const { session } = await operators.read();
      return session
        .filter((row) => row.userId === userId && row.grant && !isOver(row))
        .map((row) => correct(row, clock))
        .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
    },

    /** Ends one session of an operator; resolves to true if it existed. */
    async end(userId: string, sessionId: string): Promise<boolean> {
      const isMeant = (row: SessionRow) => row.id === sessionId && row.userId === userId;
      const { session } = await operators.read();
      await remove(isMeant);
      return session.some(isMeant);
    },

    /** Ends all sessions of an operator, or all but one. */
    async endAll(userId: string, exceptId?: string): Promise<void> {
      await remove((row) => row.userId === userId && row.id !== exceptId);
    },
  };
}
