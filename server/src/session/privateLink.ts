import type { PrivateLink } from '@quotient/contract';
import { privateLinkOf } from '@quotient/contract/privateLink';
import { ApiError } from '../base/errors.ts';
import type { Ports } from './ports.ts';
import type { TestSessionRecord } from './record.ts';
import { updateSession } from './testSessions.ts';
import { hashSecret } from './token.ts';

/** Most private links of a test, enough for one visitor's devices and notes; then the oldest stops working. */
const MAX_PRIVATE_LINKS = 10;

/** Ends the private links of a test, those in emails too. The one that the visitor came by stays: it may be their only way. */
export async function endPrivateLinks(
  ports: Ports,
  { id }: TestSessionRecord,
  openedWith: string | undefined,
): Promise<void> {
  const opener = openedWith && (await hashSecret(openedWith));
  await updateSession(ports, id, (newest) => {
    const kept = newest.privateLinks.filter(({ hash }) => hash === opener);
    return kept.length === newest.privateLinks.length ? newest : { ...newest, privateLinks: kept };
  });
}

interface LinkOptions {
  /** True to end all earlier links. @default false */
  replaces?: boolean;
  /** Secret that opened the test. */
  openedWith?: string | undefined;
}

/**
 * Makes a link that opens a finished test on any device. Only a hash of its secret is stored, so it's shown once. A
 * visitor who opened the test by a link gets that link again: new ones would end other people's. Throws
 * `session_not_finished`, `session_not_found`, `storage_failed`.
 */
export async function createPrivateLink(
  ports: Ports,
  { id, locale, privateLinks }: TestSessionRecord,
  { replaces = false, openedWith }: LinkOptions = {},
): Promise<PrivateLink> {
  const opener = openedWith && (await hashSecret(openedWith));
  if (privateLinks.some(({ hash }) => hash === opener))
    return { url: privateLinkOf(ports.publicUrl, locale, `${id}.${openedWith}`) };
  const secret = ports.ids.tokenSecret();
  const added = { hash: await hashSecret(secret), createdAt: ports.clock.now() };
  await updateSession(ports, id, (newest) => {
    if (!newest.finish) throw new ApiError('session_not_finished');
    const kept = replaces ? [] : newest.privateLinks.slice(1 - MAX_PRIVATE_LINKS);
    return { ...newest, privateLinks: [...kept, added] };
  });
  return { url: privateLinkOf(ports.publicUrl, locale, `${id}.${secret}`) };
}
