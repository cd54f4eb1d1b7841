import { createCertificates } from './certificates.ts';
import type { Ports } from './ports.ts';
import { createSharing } from './shareResult.ts';

/** What visitors make public of a test. Made once for each process: changes of one test have to wait for each other. */
export const createPublishing = (ports: Ports) => ({
  sharing: createSharing(ports),
  certificates: createCertificates(ports),
});

/** Publishes and takes back. */
export type Publishing = ReturnType<typeof createPublishing>;
