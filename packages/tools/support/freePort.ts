import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening'); // rejects with the error, if there is one
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
