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
     * Writes down what the paper says of a paid test session; one certificate per session, so a repeat answers the same
     * code. The session remembers the code first: a crash in between is healed by the repeat.
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
        const { iq, interval, finishedAt, timeUsedSeconds, durationSeconds, timeFactor, isTooFast } = results;
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
          isTooFast,
        });
        return { code };
      });
    },
    /** Takes the certificate of a test session back; does nothing where there is none. */
    remove: ({ id: sessionId }: TestSessionRecord) =>
      inTurn(`certificate ${sessionId}`, async () => {
        const { certificateCode: code } = await updateSession(ports, sessionId, (newest) => newest);
        if (code === null) return;
        await store.certificates.remove(code);
        await updateSession(ports, sessionId, (newest) => ({ ...newest, certificateCode: null }));
      }),
  };
}

/** Makes certificates and takes them back. */
export type Certificates = ReturnType<typeof createCertificates>;
