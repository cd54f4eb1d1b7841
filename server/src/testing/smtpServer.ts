import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email as ParsedEmail } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../start/mailVariables.ts';

/** Steps of one delivery, in order; `taken`: everything has arrived and is recorded, and the yes comes next. */
export const deliverySteps = ['connect', 'from', 'to', 'data', 'taken'] as const;
/** One step of a delivery. */
export type DeliveryStep = (typeof deliverySteps)[number];

interface TestSmtpOptions {
  /** Called at each step, before the server answers it; a thrown error is the answer, see `answering`. */
  atStep?: (step: DeliveryStep, address?: string) => unknown;
  /** More options, e.g. for a login. */
  server?: SMTPServerOptions;
}

/** Error that makes an SMTP server refuse. */
export const answering = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A real SMTP server on this machine; it ends with the test. `received` has each accepted email with its envelope. */
export async function startSmtpServer({ atStep = () => {}, server: more }: TestSmtpOptions = {}) {
  const received: { from: string; to: string[]; source: string }[] = [];
  const at = async (step: DeliveryStep, done: (error?: Error | null) => void, address?: string) => {
    try {
      await atStep(step, address);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_, done) => void at('connect', done),
    onMailFrom: ({ address }, _, done) => void at('from', done, address),
    onRcptTo: ({ address }, _, done) => void at('to', done, address),
    async onData(stream, { envelope }, done) {
      stream.once('data', () => void at('data', () => {}));
      const source = await text(stream).catch(() => undefined);
      if (source === undefined) return done(new Error('The client died.'));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      await at(
        'taken',
        (error) => {
          if (!error) received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
          done(error);
        },
        envelope.rcptTo[0]?.address,
      );
    },
    ...more,
  });
  server.on('error', () => {}); // these tests are about clients that crash midway
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  const { port } = server.server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port, isSecure: false, login: undefined } satisfies SmtpServer,
    received,
    /** The emails as a mail program reads them. */
    read: (): Promise<ParsedEmail[]> => Promise.all(received.map(({ source }) => PostalMime.parse(source))),
    stop,
  };
}
