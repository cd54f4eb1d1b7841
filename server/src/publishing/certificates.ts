import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import { type FinishedRecord, toTestResults } from '../session/view.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import type { Ports } from './ports.ts';

/** Makes and removes certificates. */
export function createCertificates(ports: Ports) {
  const { store, ids, clock, inTurn } = ports;
  return {
    /**
     * Stores the words of the paper for a paid test session; a session has one certificate, so a repeat returns the
     * same code. The session stores the code first: after a crash in between, a repeat finishes it.
     */
    make: (record: FinishedRecord) => {
      const { id: sessionId, set, locale } = record;
      return inTurn(`certificate ${sessionId}`, async () => {
        const fresh = ids.certificate();
        const { certificateCode } = await updateSession(ports, sessionId, (newest) =>
          newest.certificateCode === null ? { ...newest, certificateCode: fresh } : newest,
        );
        const code = certificateCode ?? fresh;
        const results = toTestResults(record, ports.scoring);
        const { iq, interval, finishedAt, timeUsedSeconds, durationSeconds, timeFactor } = results;
        await store.certificates.create(code, {
          schemaVersion: SCHEMA_VERSION,
          id: code,
          sessionId,
          createdAt: clock.now(),
          locale,
          set,
          finishedAt,
          iq,
          interval: interval ? { low: interval.low, high: interval.high } : null,
          timeUsedSeconds,
          durationSeconds,
          timeFactor,
          isTooFast: results.isTooFast,
          isTooFew: results.isTooFew,
        });
        return { code };
      });
    },
    /** Withdraws the certificate of a test session, if any. */
    remove: ({ id: sessionId }: TestSessionRecord) =>
      inTurn(`certificate ${sessionId}`, async () => {
        const { certificateCode: code } = await updateSession(ports, sessionId, (newest) => newest);
        if (code === null) return;
        await store.certificates.remove(code);
        await updateSession(ports, sessionId, (newest) => ({ ...newest, certificateCode: null }));
      }),
  };
}

/** Makes certificates and withdraws them. */
export type Certificates = ReturnType<typeof createCertificates>;
