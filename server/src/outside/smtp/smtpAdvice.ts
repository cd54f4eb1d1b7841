import { isLoopbackHost } from '../../base/publicAddress.ts';
import type { SmtpServer } from '../../start/mailVariables.ts';

/** Thrown when the mail server has been silent for too long. */
export class SmtpSilent extends Error {}

const CERTIFICATE = /certificate|altnames|issuer|self[- ]signed/i;
/** Messages of OpenSSL if the other side doesn't use TLS. */
const NO_TLS = /wrong version number|packet length too long|record layer failure|unknown protocol/i;

/** Advice for the operator who set `SMTP_URL` if a mail server can't be used. */
export function smtpAdvice(error: unknown, { host, port, isSecure, login }: SmtpServer): string {
  const { code, message, response, originalCode } = error as Record<string, unknown>;
  const text = String(message);
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(`${code} ${originalCode} ${text}`))
    return `No mail server has the name ${host}: check the host in SMTP_URL.`;
  if (code === 'EAUTH')
    return 'The mail server refuses the user or the password: check both in SMTP_URL, percent-encoded. Some providers need an app password.';
  if (CERTIFICATE.test(text))
    return `The certificate of ${host} cannot be trusted: name the host in SMTP_URL as its certificate does, or set NODE_EXTRA_CA_CERTS to the file of its issuer. A mail server on this machine needs no proof under the name localhost.`;
  if (NO_TLS.test(text))
    return isSecure
      ? `Port ${port} does not begin with TLS: set SMTP_URL to smtp:// instead of smtps://, or use the port for TLS (465).`
      : `The mail server offers STARTTLS, but encryption fails: mend it there, or use smtps:// and its port.`;
  if (code === 'ETLS' && typeof response === 'string' && login)
    return `The mail server offers no encryption on port ${port}, and a password is only sent encrypted: set SMTP_URL to smtps:// or to a port with STARTTLS (587), or leave the login out.`;
  if (code === 'ETLS')
    return 'Encryption with the mail server fails: it must offer TLS 1.2 or later. Look at its certificate and protocols.';
  if (error instanceof SmtpSilent || code === 'ETIMEDOUT')
    return `Nothing answers at ${host}:${port}: check the port in SMTP_URL, and that this machine may reach it; many providers block port 25. Port 465 needs smtps://, port 587 smtp://.`;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET|ESOCKET|ECONNECTION/.test(`${code} ${originalCode}`))
    return `${host}:${port} takes no connection: check that the mail server runs${isLoopbackHost(host) ? '' : ' and that no firewall is in between'}, and host and port in SMTP_URL. Port 465 needs smtps://, port 587 smtp://.`;
  return 'The mail server does not let this server send: look at its answer.';
}
