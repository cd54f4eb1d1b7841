import type { PrivateLink } from '@quotient/contract';
import { privateLinkOf } from '@quotient/contract/privateLink';
import { ApiError } from '../http/errors.ts';
import type { Ports } from '../ports.ts';
import type { TestSessionRecord } from './record.ts';
import { updateSession } from './testSessions.ts';
import { hashSecret } from './token.ts';

/** Enough for the devices and notes of one visitor; the oldest stops working after that. */
const MAX_PRIVATE_LINKS = 10;

/**
 * Makes a link that opens a finished test on any device. Only a hash of its secret is stored, so it's shown this once.
 * @param replaces True where all earlier links stop working.
 * Throws `session_not_finished`, `session_not_found`, `storage_failed`.
 */
export async function createPrivateLink(
  ports: Ports,
  { id }: Pick<TestSessionRecord, 'id'>,
  { replaces = false }: { replaces?: boolean } = {},
): Promise<PrivateLink> {
  const secret = ports.ids.tokenSecret();
  const added = { hash: await hashSecret(secret), createdAt: ports.clock.now() };
  const { locale } = await updateSession(ports, id, (newest) => {
    if (!newest.finish) throw new ApiError('session_not_finished');
    const kept = replaces ? [] : newest.privateLinks.slice(1 - MAX_PRIVATE_LINKS);
    return { ...newest, privateLinks: [...kept, added] };
  });
  return { url: privateLinkOf(ports.publicUrl, locale, `${id}.${secret}`) };
}
