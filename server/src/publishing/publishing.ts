import { createCertificates } from './certificates.ts';
import type { Ports } from './ports.ts';
import { createSharing } from './shareResult.ts';

/** Everything that visitors make public of a test. */
export const createPublishing = (ports: Ports) => ({
  sharing: createSharing(ports),
  certificates: createCertificates(ports),
});
