import { readEmailAddress } from '@quotient/contract/emailAddress';
import * as v from 'valibot';

/** Sender of emails. `name` is empty without one. */
export interface Sender {
  name: string;
  address: string;
}

/** Mail server that accepts our emails. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte on (`smtps:`); otherwise the connection is upgraded if the server offers it. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

const DEFAULT_PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads `smtp://user:password@host:port`; throws for another form. */
function readSmtpUrl(text: string): SmtpServer {
  const url = new URL(text);
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  const defaultPort = DEFAULT_PORTS[protocol];
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  const isHost = /^(?:[a-z\d_](?:[a-z\d_.-]*[a-z\d])?|\[[\da-f:.]+\])$/i.test(hostname);
  if (defaultPort === undefined || !isPlain || !isHost || (username === '') !== (password === ''))
    throw new Error('no address of an SMTP server');
  return {
    host: hostname.replace(/^\[|\]$/g, '').toLowerCase(),
    port: port === '' ? defaultPort : Number(port),
    isSecure: protocol === 'smtps:',
    login: username
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined,
  };
}

/** The text of `SMTP_URL`. The message ends the sentence "it must be …". */
export const SmtpUrlSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readSmtpUrl(dataset.value);
    } catch {
      addIssue({
        message:
          'smtp://user:password@host:port or smtps://… with nothing behind it, user and password percent-encoded or both left out',
      });
      return NEVER;
    }
  }),
);

/** The text of `MAIL_FROM`: an address, or `Name <address>`. */
export const SenderSchema = v.message(
  v.pipe(
    v.string(),
    v.regex(/^(?:[^<>"\p{Cc}]{1,100}<[^<>]+>|[^<>]+)$/u),
    v.transform((text) => {
      const [, name = '', address = text] = /^(.*)<(.*)>$/u.exec(text) ?? [];
      const read = readEmailAddress(address);
      return { name: name.trim(), address: 'address' in read ? read.address : '' };
    }),
    v.check(({ address }) => address !== ''),
  ),
  'one address, or a name and an address: Quiz <quiz@example.org>',
);
