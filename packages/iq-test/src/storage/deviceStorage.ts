import { deviceKeys } from '@quotient/contract/deviceKeys';
import { PublicQuestionSchema } from '@quotient/contract/schemas/question';
import * as v from 'valibot';
import { report } from '../api/report.ts';
import {
  answersSchema,
  type FinishedTest,
  finishedTestsSchema,
  lastTestSchema,
  MAX_FINISHED,
  runningTestSchema,
} from './runningTest.ts';

/** Under which keys, and where, a test is remembered. */
export interface DeviceStorageOptions {
  /** The brand's slug: prefix of every key. */
  slug: string;
  /** `null` keeps everything in memory. @default `localStorage`; where the browser refuses it, memory (then a reload forgets) */
  storage?: Storage | null;
  /** Tells several tests on one device apart: two widgets on a page, say. @default '' */
  scope?: string;
  /** Holds what cannot be stored. One that outlives the widget lets it come back to the page. @default a new one */
  memory?: Map<string, string>;
}

/**
 * Items stored on the device (Specification §3). Every value is parsed when read; a damaged one counts as absent. The
 * server decides score and payment, whatever they say.
 */
export type DeviceStorage = ReturnType<typeof createDeviceStorage>;

/**
 * Opens the device storage of one brand. Never throws: a full or forbidden storage is replaced by memory.
 * @example
 * import { createDeviceStorage, IqTest } from '@quotient/iq-test';
 *
 * // outside of components; a second test on the page has a scope of its own
 * const storage = createDeviceStorage({ slug: 'iq-test', scope: 'second' });
 * return <IqTest storage={storage} baseUrl="https://quiz.example" partner="your-key" />;
 */
export function createDeviceStorage(options: DeviceStorageOptions) {
  const { slug, storage = browserStorage(), scope = '', memory = new Map<string, string>() } = options;
  const item = <T>(
    name: string,
    decode: (raw: string) => T,
    encode: (value: T) => string = JSON.stringify,
  ) => {
    const key = `${slug}_${name}${scope && `@${scope}`}`;
    return {
      key,
      read(): T | undefined {
        let raw = memory.get(key) ?? null;
        try {
          raw ??= storage?.getItem(key) ?? null;
          return raw === null ? undefined : decode(raw);
        } catch (error) {
          report(`stored ${key} was not readable and is ignored`, error);
          return undefined;
        }
      },
      write(value: T): void {
        const raw = encode(value);
        try {
          if (!storage) throw new Error('no storage');
          storage.setItem(key, raw);
          memory.delete(key);
        } catch {
          memory.set(key, raw);
        }
      },
      clear(): void {
        memory.delete(key);
        try {
          storage?.removeItem(key);
        } catch {
          // a storage that cannot be written cannot hold anything either
        }
      },
    };
  };
  const jsonItem = <S extends v.GenericSchema>(name: string, schema: S) =>
    item(name, (raw) => v.parse(schema, JSON.parse(raw)));
  const plain = (raw: string) => raw;

  const items = {
    /** The test session of this device: running, or finished and not left. */
    running: jsonItem(deviceKeys.running, runningTestSchema),
    /** The last finished session, so that "Home" cannot lose a result that was paid for. */
    last: jsonItem(deviceKeys.last, lastTestSchema),
    /** The last finished sessions, newest first: they open what is public of each, to withdraw it. */
    finished: jsonItem(deviceKeys.finished, finishedTestsSchema),
    savedAnswers: jsonItem(deviceKeys.savedAnswers, answersSchema),
    savedQuestions: jsonItem(deviceKeys.savedQuestions, v.array(PublicQuestionSchema)),
    /** The score, sealed: only the server can open it. */
    savedIq: item(deviceKeys.savedIq, plain, plain),
    /** The session whose payment the page has heard of, so that it hears of it once. */
    paidSession: item(deviceKeys.paidSession, plain, plain),
    /** `paid`, for the page's convenience only. */
    paymentStatus: item(deviceKeys.paymentStatus, plain, plain),
  };

  return {
    ...items,
    /** False where a reload forgets: the browser refuses the storage, or it has been full. */
    get isLasting(): boolean {
      return storage !== null && memory.size === 0;
    },
    /** Remembers a finished test as the last one, and those before it. */
    keepFinished(test: FinishedTest): void {
      const before = items.last.read();
      items.last.write(test);
      const known = new Map<string, FinishedTest>();
      // an earlier version remembered the last one only
      for (const each of [test, ...(items.finished.read() ?? []), ...(before ? [before] : [])])
        if (!known.has(each.id)) known.set(each.id, each);
      const newestFirst = [...known.values()].sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0));
      items.finished.write(newestFirst.slice(0, MAX_FINISHED));
    },
    /** Forgets everything of one test; others stay, and the newest of them is the last one. */
    forget(id: string): void {
      if (items.running.read()?.id === id) this.clearTest();
      const others = items.finished.read()?.filter((test) => test.id !== id) ?? [];
      if (others.length > 0) items.finished.write(others);
      else items.finished.clear();
      if (items.last.read()?.id === id) {
        const [newest] = others;
        if (newest) items.last.write(newest);
        else items.last.clear();
      }
      if (items.paidSession.read() === id) items.paidSession.clear();
    },
    /** Forgets the current test; `last` stays. */
    clearTest(): void {
      for (const name of ['running', 'savedAnswers', 'savedQuestions', 'savedIq', 'paymentStatus'] as const)
        items[name].clear();
    },
  };
}

/** `localStorage`, or null where reading it throws (blocked cookies, sandboxed frames) or there is no window. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
