import { dayOfAccount } from '../../dashboard/groups.ts';
import { unpackRow } from '../../dashboard/packRow.ts';
import { accountOfRow } from '../../dashboard/pendingTests.ts';
import { dayCountRecords, testRowRecords, uncountedRecords } from '../../dashboard/record.ts';
import { emailRecords } from '../../mail/record.ts';
import type { OpenStore } from '../../outside/openStore.ts';
import type { AnyDefinition, TextReader } from '../../outside/texts.ts';
import { pendingPaymentRecords } from '../../payments/pendingPaymentRecord.ts';
import { certificateRecords } from '../../publishing/certificateRecord.ts';
import { sharedResultRecords } from '../../publishing/sharedResultRecord.ts';
import { testSessionRecords } from '../../session/record.ts';
import { questionRecords } from '../../session/sharedQuestions.ts';
import { type CollectionDefinition, readDocument, whyUnreadable } from '../../store/collection.ts';
import { lastingCollections } from './collections.ts';
import { createProgress } from './progress.ts';

/** Documents read at once. */
const BATCH = 200;

/** Documents of one collection that each belong to some of another. */
interface Reference {
  from: string;
  to: string;
  /** Ids of the other documents. */
  idsOf: (document: { id: string }) => readonly string[];
}

const refers = <T extends { id: string }>(
  from: CollectionDefinition<T>,
  to: { name: string },
  idsOf: (document: T) => readonly (string | null)[],
): Reference => ({
  from: from.name,
  to: to.name,
  idsOf: (document) => idsOf(document as T).filter((id) => id !== null), // it was read by the definition
});

const references: readonly Reference[] = [
  refers(sharedResultRecords, testSessionRecords, ({ sessionId }) => [sessionId]),
  refers(certificateRecords, testSessionRecords, ({ sessionId }) => [sessionId]),
  refers(emailRecords, testSessionRecords, ({ sessionId }) => [sessionId]),
  refers(pendingPaymentRecords, testSessionRecords, ({ id }) => [id]),
  refers(testRowRecords, testSessionRecords, ({ id }) => [id]),
  refers(testRowRecords, dayCountRecords, ({ id, schemaVersion: _, ...row }) => [
    accountOfRow(unpackRow(id, row)),
  ]),
  refers(testSessionRecords, questionRecords, ({ questions }) =>
    questions.filter((each) => typeof each === 'string'),
  ),
];

/** Reference whose other document wasn't found yet. */
interface Open {
  reference: Reference;
  id: string;
  otherId: string;
}

function createChecks({ texts, sums }: Pick<OpenStore, 'texts' | 'sums'>) {
  const seen = new Map(references.map(({ to }) => [to, new Set<string>()]));
  const open: Open[] = [];
  const definitions = new Map(lastingCollections.map((definition) => [definition.name, definition]));

  async function isThere(name: string, id: string): Promise<boolean> {
    const definition = definitions.get(name);
    return definition !== undefined && (await texts.digests(definition, [id])).has(id);
  }

  /** Returns true if a day count exists or is about to. */
  const isCounted = async (account: string) =>
    sums !== undefined && (await sums.ofDay(dayOfAccount(account))).has(account);

  return {
    /** Notes that a document exists, readable or not. */
    note: (name: string, id: string) => void seen.get(name)?.add(id),
    take(name: string, document: { id: string }): void {
      for (const reference of references) {
        if (reference.from !== name) continue;
        for (const otherId of reference.idsOf(document))
          if (!seen.get(reference.to)?.has(otherId)) open.push({ reference, id: document.id, otherId });
      }
    },
    /** Names documents whose other one doesn't exist. Servers may have changed both meanwhile. */
    async *broken(): AsyncIterable<string> {
      for (const { reference, id, otherId } of open) {
        const { from, to } = reference;
        if (seen.get(to)?.has(otherId) || (await isThere(to, otherId))) continue;
        if (to === dayCountRecords.name && (await isCounted(otherId))) continue;
        // After a crash, the next start of the server removes or writes its row.
        if (from === testRowRecords.name && (await isThere(uncountedRecords.name, id))) continue;
        if (await isThere(from, id)) yield `${from} ${id}: there is no document ${otherId} in ${to}.`;
      }
    },
  };
}

/** Reads all documents of a collection; damaged ones are `undefined`, with the reason. */
async function* documentsOf(
  texts: TextReader,
  definition: AnyDefinition,
): AsyncIterable<{ id: string; document?: { id: string }; reason?: string }> {
  for await (const page of texts.pages(definition))
    for (let from = 0; from < page.length; from += BATCH) {
      const { texts: found, damaged } = await texts.read(definition, page.slice(from, from + BATCH));
      for (const id of damaged) yield { id, reason: 'no JSON' };
      for (const { id, text, fixedText } of found)
        try {
          yield { id, document: readDocument(definition, id, text, fixedText ?? undefined) };
        } catch (error) {
          yield { id, reason: whyUnreadable(error) };
        }
    }
}

/** Reads and checks every document. Prints what is wrong, without any content. Resolves to the exit code. */
export async function verifyStore(
  store: Pick<OpenStore, 'texts' | 'sums'>,
  print: (line: string) => void,
): Promise<number> {
  const checks = createChecks(store);
  const progress = createProgress(print);
  let documents = 0;
  let problems = 0;
  const tell = (line: string) => {
    problems += 1;
    print(line);
  };
  for (const definition of lastingCollections) {
    const { name } = definition;
    const onDocument = progress(name);
    for await (const { id, document, reason } of documentsOf(store.texts, definition)) {
      onDocument();
      documents += 1;
      checks.note(name, id);
      if (document) checks.take(name, document);
      else tell(`${name} ${id}: ${reason}`.replace(/\.?$/, '.'));
    }
  }
  for await (const line of checks.broken()) tell(line);
  print(
    problems === 0
      ? `All ${documents} documents are in order.`
      : `${problems} problems in ${documents} documents.`,
  );
  return problems === 0 ? 0 : 1;
}
