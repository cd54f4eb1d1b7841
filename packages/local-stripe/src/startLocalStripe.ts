import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Controls } from './controls.ts';
import { createLocalStripe, type LocalStripeOptions } from './createLocalStripe.ts';

/** Options of a local Stripe's start. */
export interface StartOptions extends LocalStripeOptions {
  /** 0 picks a free one. @default 0 */
  port?: number | undefined;
}

/** A local Stripe that listens. */
export interface RunningLocalStripe {
  /** Origin, without a slash at the end. */
  url: string;
  port: number;
  controls: Controls;
  /** Ends the server, its connections, and webhooks in progress. */
  close(): Promise<void>;
}

/** Starts a local Stripe on 127.0.0.1. Rejects with the error of `listen` (`EADDRINUSE`) if the port is taken. */
export async function startLocalStripe({
  port = 0,
  ...options
}: StartOptions = {}): Promise<RunningLocalStripe> {
  const { app, controls, close } = createLocalStripe(options);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening'); // rejects with the error, if there is one
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Local Stripe has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    controls,
    async close() {
      close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
