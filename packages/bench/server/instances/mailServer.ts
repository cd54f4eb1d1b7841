import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it has accepted. */
export interface MailServer {
  port: number;
  /** Message-ID, without its host → number of times that it arrived. */
  received: ReadonlyMap<string, number>;
  close(): void;
}

/** Starts a mail server on this machine that accepts every email. */
export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _, done) {
      const source = await text(stream).catch(() => undefined);
      const id = source && /^message-id:\s*<([^@>]+)@/im.exec(source)?.[1];
      if (!id) return done(new Error('The client ended in the middle.'));
      received.set(id, (received.get(id) ?? 0) + 1);
      done();
    },
  });
  server.on('error', () => {}); // its clients are killed midway
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // an address of a TCP server
  return { port, received, close: () => server.close() };
}
