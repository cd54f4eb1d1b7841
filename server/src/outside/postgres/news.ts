import pg from 'pg';
import type { Log } from '../../base/ports.ts';
import { describeThrown } from '../../base/redact.ts';
import type { Database } from './database.ts';

const CHANNEL = 'quotient';
/** Milliseconds between two looks for changes. A notification is faster, if it arrives. */
const LOOK_EVERY_MS = 3000;
/** Overlap of two looks: a change gets its time before it is visible to others. */
const OVERLAP = "interval '30 seconds'";

/** News of changes that other instances have made. */
export interface News {
  /** Tells the others to look. Called once a change is stored, never within its transaction: that would make it wait. */
  tell(): void;
  /** Calls a listener with the ids of changed rows of a table, some of them more than once. */
  hear(table: string, listener: (id: string) => void): void;
  close(): Promise<void>;
}

/**
 * Looks for changed rows every few seconds, and at once after a notification. Notifications need a connection of
 * their own; without one, such as behind a pooler or after it was lost, the looks are enough.
 */
export function createNews({ run }: Pick<Database, 'run'>, url: string, log: Pick<Log, 'warn'>): News {
  const listeners = new Map<string, ((id: string) => void)[]>();
  const seen = new Map<string, string>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;
  let isFailing = false;

  async function lookAt(table: string, heard: readonly ((id: string) => void)[]): Promise<void> {
    const { rows } = await run(
      {
        name: `${table}_news`,
        text: `select now()::text as now, id from (select 1) as one left join ${table} on changed > $1::timestamptz - ${OVERLAP}`,
      },
      [seen.get(table) ?? 'now'],
    );
    seen.set(table, String(rows[0]?.now));
    for (const { id } of rows) if (id !== null) for (const listener of heard) listener(String(id));
  }

  async function listen(): Promise<void> {
    if (client || isClosed) return;
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 });
    client = own;
    const lose = () => {
      if (client === own) client = undefined;
    };
    own.on('error', lose);
    own.on('end', lose);
    own.on('notification', look);
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
    } catch {
      lose();
      await own.end().catch(() => undefined);
    }
  }

  function look(): void {
    isAsked = true;
    looking ??= (async () => {
      while (isAsked && !isClosed) {
        isAsked = false;
        for (const [table, heard] of listeners) await lookAt(table, heard);
        isFailing = false;
      }
    })()
      .catch((error: unknown) => {
        // Told once: it looks every few seconds.
        if (!isFailing) log.warn('changes_not_read', { cause: describeThrown(error) });
        isFailing = true;
      })
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    tell() {
      run({ name: 'tell', text: `select pg_notify('${CHANNEL}', '')` }).catch(() => undefined);
    },
    hear(table, listener) {
      listeners.set(table, [...(listeners.get(table) ?? []), listener]);
      timer ??= setInterval(() => {
        void listen();
        look();
      }, LOOK_EVERY_MS).unref();
      void listen();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await client?.end().catch(() => undefined);
    },
  };
}
