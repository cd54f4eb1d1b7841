import type { PrivateLink } from '@quotient/contract';
import { privateLinkOf } from '@quotient/contract/privateLink';
import { ApiError } from '../http/errors.ts';
import type { Ports } from '../ports.ts';
import type { TestSessionRecord } from './record.ts';
import { updateSession } from './testSessions.ts';
import { hashSecret } from './token.ts';

/** Enough for the devices and notes of one visitor; the oldest stops working after that. */
const MAX_PRIVATE_LINKS = 10;

interface LinkOptions {
  /** True where all earlier links stop working. */
  replaces?: boolean;
  /** What the test was opened with. */
  openedWith?: string | undefined;
}

/**
 * Makes a link that opens a finished test on any device. Only a hash of its secret is stored, so it's shown this once.
 * Whoever has opened the test by a link gets that one again: with new ones he would end those of others.
 * Throws `session_not_finished`, `session_not_found`, `storage_failed`.
 */
export async function createPrivateLink(
  ports: Ports,
  { id, locale: ownLocale, privateLinks }: TestSessionRecord,
  { replaces = false, openedWith }: LinkOptions = {},
): Promise<PrivateLink> {
  const opener = openedWith && (await hashSecret(openedWith));
  if (privateLinks.some(({ hash }) => hash === opener))
    return { url: privateLinkOf(ports.publicUrl, ownLocale, `${id}.${openedWith}`) };
  const secret = ports.ids.tokenSecret();
  const added = { hash: await hashSecret(secret), createdAt: ports.clock.now() };
  const { locale } = await updateSession(ports, id, (newest) => {
    if (!newest.finish) throw new ApiError('session_not_finished');
    const kept = replaces ? [] : newest.privateLinks.slice(1 - MAX_PRIVATE_LINKS);
    return { ...newest, privateLinks: [...kept, added] };
  });
  return { url: privateLinkOf(ports.publicUrl, locale, `${id}.${secret}`) };
}
