import fs from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { createRecord, RECORD_ID } from './records.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Time of the store's clock, in milliseconds since the epoch. */
export const NOW = 1_767_225_600_000;

/** A demo checkout as stored. */
export const CHECKOUT = {
  schemaVersion: SCHEMA_VERSION,
  id: 'demo_0123456789',
  sessionId: RECORD_ID,
  price: { amountMinor: 100, currency: 'EUR' },
  successUrl: 'https://quotient.test/payment-success',
  cancelUrl: 'https://quotient.test/payment-canceled',
  state: 'open',
  createdAt: NOW,
} as const;

/** Opens the store of a folder; its log is in `logged`. */
export async function openFolder(folder: string) {
  const logged: string[] = [];
  const note = (event: string) => logged.push(event);
  const log = { warn: note, error: note };
  const store = await openLowdbStore({ folder, log }, [demoCheckoutRecords]);
  onTestFinished(() => store.close());
  return { ...store, demoCheckouts: store.collection(demoCheckoutRecords), logged };
}

/** An open store with one test session in it. */
export async function openWithRecord(record = createRecord()) {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  await store.testSessions.create(RECORD_ID, record);
  const recordFile = path.join(folder, 'test-sessions', RECORD_ID.slice(-2), `${RECORD_ID}.json`);
  return { folder, store, recordFile };
}

/** File beside a record with its fixed part. */
export const fixedOf = (recordFile: string): string => recordFile.replace(/json$/, 'fixed.json');

/** The names of all files below a folder. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true })).flatMap((entry) =>
    entry.isFile() ? entry.name : [],
  );

/** Reads a JSON file. */
export const readJson = async (file: string) => JSON.parse(await fs.readFile(file, 'utf8'));
