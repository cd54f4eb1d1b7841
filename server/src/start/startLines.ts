import { existsSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@quotient/contract/brand';
import type { AuditHead } from '../audit/auditLog.ts';
import { isLoopback, isLoopbackHost } from '../base/publicAddress.ts';
import { claimsLines } from './claimsLine.ts';
import type { Config } from './config.ts';

const ifBuilt = (file: string, text: string) => (existsSync(file) ? text : 'not built yet (npm run build)');

const isEveryAddress = (host: string) => ['0.0.0.0', '::', '[::]'].includes(host);

/** Warnings about visitors who can reach the server. */
function visitorsLines(publicUrl: string, { host, trustedProxies, operatorFile }: Config): string[] {
  const lines: string[] = [];
  if (isLoopback(publicUrl)) {
    lines.push(
      host !== undefined && isLoopbackHost(host)
        ? 'Visitors  on this machine only: set PUBLIC_URL to let others in'
        : `Visitors  answers only under localhost, but listens on HOST=${host} where others can reach it: set PUBLIC_URL`,
    );
  } else if (publicUrl.startsWith('http:')) {
    lines.push(
      'Visitors  WITHOUT ENCRYPTION: anybody on the way reads along, and no browser keeps an operator signed in; use an https:// PUBLIC_URL',
    );
  }
  // The server itself has no TLS: https visitors come through a proxy.
  if (publicUrl.startsWith('https:') && trustedProxies === 0) {
    lines.push(
      'Limits    ALL VISITORS COUNT AS ONE: they share the address of your proxy; set TRUSTED_PROXIES to its address',
    );
    if (host === undefined || isEveryAddress(host))
      lines.push(
        'Network   OPEN PAST YOUR PROXY: plain HTTP on all addresses; set HOST=127.0.0.1, or the address that your proxy asks',
      );
  }
  if (!isLoopback(publicUrl) && !operatorFile) {
    lines.push(
      'Operator  NOT NAMED: imprint and privacy policy say so, and the law of most countries wants it; set OPERATOR_FILE',
    );
  }
  return lines;
}

interface Started {
  config: Config;
  publicUrl: string;
  partnerKeys: readonly string[];
  /** Line about payments and emails. */
  checkout: string;
  mail: string;
  /** Address of the operators' sign-in. */
  admin: string;
  /** Newest entry of the audit log. In the machine's log it is out of reach of anyone who changes the data. */
  auditHead: AuditHead;
}

/** Host and name of a database, without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Lines that the server prints for its operator once it answers, one per subject. */
export const startLines = ({
  config,
  publicUrl,
  partnerKeys,
  checkout,
  mail,
  admin,
  auditHead,
}: Started): string[] => [
  `Site      ${ifBuilt(config.siteDir, `${publicUrl}/`)}`,
  `API       ${publicUrl}/api/docs`,
  `Embed     ${ifBuilt(path.join(config.embedDir, 'embed.js'), `${publicUrl}/embed.js`)}`,
  `Partners  ${partnerKeys.join(', ') || 'none: no other site may embed the test'}`,
  `Data      ${config.databaseUrl ? `PostgreSQL, ${placeOf(config.databaseUrl)}; files of this instance in ${config.dataDir}` : config.dataDir}`,
  ...visitorsLines(publicUrl, config),
  ...claimsLines(brand),
  ...(config.googleTagId
    ? [`Tag       ${config.googleTagId}: the pages load it from Google once a visitor agrees`]
    : []),
  `Checkout  ${checkout}`,
  `Admin     ${admin}`,
  `Audit     ${auditHead.number === 0 ? 'no entry yet' : `newest entry ${auditHead.number}:${auditHead.hash}`}`,
  `Email     ${mail}`,
];
