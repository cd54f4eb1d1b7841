import { setTimeout as wait } from 'node:timers/promises';
import { openAuditLog } from '@quotient/server/storeChecks';

/** Number of writers, each on connections of its own, as instances are. */
const WRITERS = 2;
const PAUSE_MS = 200;

/** Writes entries into an audit log until it is stopped, and finds faults of the log. */
export function startAuditors(databaseUrl: string) {
  const logs = Array.from({ length: WRITERS }, () => openAuditLog(databaseUrl));
  const written = new Map<number, string>();
  let isOver = false;
  const writing = logs.map(async ({ write }, writer) => {
    for (let turn = 0; !isOver; turn += 1, await wait(PAUSE_MS)) {
      const subject = `${writer}-${turn}`;
      try {
        const entry = { operator: null, subject, outcome: 'done', of: null, details: {} } as const;
        written.set(await write({ ...entry, action: 'session.export' }), subject);
      } catch {
        // Refused while the database is away: that entry may be there or not.
      }
    }
  });
  return {
    /** Number of confirmed entries. */
    count: () => written.size,
    /** Stops writing; resolves to faults of the log, in words. */
    async check(): Promise<string[]> {
      isOver = true;
      await Promise.all(writing);
      const [log] = logs;
      const { fault, brokenAt, entries } = (await log?.verify()) ?? {
        fault: 'unread',
        brokenAt: 0,
        entries: 0,
      };
      const there = new Map(
        (await log?.list(undefined, entries))?.map((entry) => [entry.number, entry.subject]),
      );
      const lost = [...written].filter(([number, subject]) => there.get(number) !== subject);
      await Promise.all(logs.map(({ close }) => close()));
      return [
        ...(fault === null ? [] : [`${fault} at ${brokenAt}`]),
        ...lost.map(([number]) => `entry ${number} is lost`),
      ];
    },
  };
}
