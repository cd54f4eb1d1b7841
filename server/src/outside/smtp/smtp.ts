import { createTransport } from 'nodemailer';
import type { Log } from '../../base/ports.ts';
import { isLoopbackHost } from '../../base/publicAddress.ts';
import { describeThrown } from '../../base/redact.ts';
import { MailDelayed, MailRefused } from '../../mail/mailRefused.ts';
import type { Mailer } from '../../mail/ports.ts';
import type { Sender, SmtpServer } from '../../start/mailVariables.ts';
import { toMessage } from '../toMessage.ts';
import { isAboutRecipient, isDelayOfRecipient } from './isAboutRecipient.ts';
import { SmtpSilent, smtpAdvice } from './smtpAdvice.ts';

/** Time to find and reach a mail server and get its greeting. */
const REACH_WITHIN_MS = 10_000;
/**
 * Longest silence after that. Some servers inspect a message for long, and a second try meanwhile would send it
 * twice. Source: RFC 5321, 4.5.3.2.6.
 */
const SILENT_AT_MOST_MS = 600_000;

/** Time to wait for a mail server at the start, signing in included. */
const CHECK_WITHIN_MS = 30_000;

interface SmtpOptions {
  server: SmtpServer;
  sender: Sender;
}

/**
 * Error about the visitor's address, by a mail server's answer; all others are the operator's to fix, and unchanged.
 */
function judged(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { response, command } = error as { response?: unknown; command?: unknown };
  if (typeof response !== 'string' || typeof command !== 'string') return error;
  if (isAboutRecipient({ response, command })) return new MailRefused(error.message, { cause: error });
  if (isDelayOfRecipient({ response, command })) return new MailDelayed(error.message, { cause: error });
  return error;
}

interface SmtpMailer extends Mailer {
  /**
   * Connects and signs in once, and logs problems with advice. It never rejects: emails wait for an unusable mail
   * server.
   */
  check(log: Log): Promise<void>;
  /** Closes all open connections. */
  close(): void;
}

/**
 * Sends emails through a mail server, over a few open connections. Certificates are checked; `NODE_EXTRA_CA_CERTS`
 * names your own. A password is never sent unencrypted. On this machine neither is needed: local mail servers have
 * self-signed certificates for another name, and nobody is in between.
 */
export function createSmtpMailer({ server, sender }: SmtpOptions): SmtpMailer {
  const { host, port, isSecure, login } = server;
  const isHere = isLoopbackHost(host);
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    requireTLS: login !== undefined && !isHere,
    tls: { rejectUnauthorized: !isHere, minVersion: 'TLSv1.2' },
    pool: true,
    // A message whose connection breaks may have arrived: the queue decides when to try again.
    maxRequeues: 0,
    dnsTimeout: REACH_WITHIN_MS,
    connectionTimeout: REACH_WITHIN_MS,
    greetingTimeout: REACH_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
  });
  return {
    async send(email) {
      try {
        await transport.sendMail(toMessage(email, sender));
      } catch (error) {
        throw judged(error);
      }
    },
    async check(log) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new SmtpSilent('The mail server is silent.')),
          CHECK_WITHIN_MS,
        ).unref();
      });
      try {
        await Promise.race([transport.verify(), silence]);
      } catch (error) {
        const advice = smtpAdvice(error, server);
        log.error('mail_server_unusable', {
          server: `${host}:${port}`,
          advice,
          cause: describeThrown(error),
        });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}
