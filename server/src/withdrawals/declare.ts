import type { DeclareWithdrawal, Withdrawal } from '@quotient/contract';
import { ApiError, hasCode } from '../base/errors.ts';
import { describeThrown } from '../base/redact.ts';
import { startOfId } from '../base/startOfId.ts';
import type { AddressLimit } from '../mail/addressLimit.ts';
import { mailText } from '../mail/mailText.ts';
import { isGivenUp } from '../mail/record.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { acknowledgment } from './acknowledgment.ts';
import type { Ports } from './ports.ts';
import type { WithdrawalRecord } from './record.ts';

/** Difference of the sender's clock that keeps a declaration near its day, in milliseconds. */
const CLOCKS_MS = 86_400_000;

/** Fields of a declaration for the person who made it. */
const toWithdrawal = (
  { id, receivedAt, name, contract, email }: WithdrawalRecord,
  mail: Withdrawal['mail'],
): Withdrawal => ({ id, receivedAt, name, contract, email, mail });

/** Id of the acknowledgment's email; `null` if the address has got too many. A limit of its own: results by email don't count. */
async function mailIdFor({ ids }: Ports, addressLimit: AddressLimit, email: string): Promise<string | null> {
  try {
    await addressLimit.take(`withdrawal:${email}`);
    return ids.attempt();
  } catch (error) {
    if (hasCode(error, 'too_many_emails_to_address')) return null;
    throw error;
  }
}

/** Queues the acknowledgment of a declaration, once: the email has an id of its own. Throws `storage_failed`. */
export async function acknowledge(ports: Ports, record: WithdrawalRecord): Promise<void> {
  if (record.isAcknowledged || record.mailId === null) return;
  const content = acknowledgment(record, ports);
  const words = { subject: content.subject, text: mailText(content), html: ports.mailPage(content) };
  const kind = 'withdrawal-acknowledgment';
  await ports.mail.add({ id: record.mailId, sessionId: null, kind, to: record.email, ...words });
  await ports.store.withdrawals.update(record.id, (held) => ({ ...held, isAcknowledged: true }));
}

/** State of the acknowledgment's email. */
export async function mailStateOf(
  { store }: Ports,
  { mailId, isAcknowledged }: WithdrawalRecord,
): Promise<Withdrawal['mail']> {
  if (mailId === null) return 'failed';
  const email = await store.emails.get(mailId);
  // An email that ended long ago is deleted.
  if (!email) return isAcknowledged ? 'sent' : 'pending';
  if (email.state === 'queued') return isGivenUp(email) ? 'failed' : 'pending';
  return email.state;
}

/** True if a declaration has the same words. */
const isSame = (held: WithdrawalRecord, { name, contract, email }: DeclareWithdrawal) =>
  held.name === name && held.contract === contract && held.email === email;

/**
 * Stores a declaration, then queues its acknowledgment. No order is looked up here, so that neither the answer nor its time
 * says whether one exists. Throws `storage_failed`: then nothing was declared or acknowledged. The sender's id isn't used
 * if a clock is wrong, or if it has other words: then the declaration is a new one.
 */
export async function declare(
  ports: Ports,
  addressLimit: AddressLimit,
  sent: DeclareWithdrawal,
): Promise<Withdrawal> {
  const { clock, ids, log, store } = ports;
  const held = sent.id === undefined ? undefined : await store.withdrawals.get(sent.id);
  if (held && isSame(held, sent)) return toWithdrawal(held, await mailStateOf(ports, held));

  const { name, contract, email, locale = null } = sent;
  const receivedAt = clock.now();
  const isUsable = sent.id && !held && Math.abs(startOfId(sent.id) - receivedAt) < CLOCKS_MS;
  const record: WithdrawalRecord = {
    schemaVersion: SCHEMA_VERSION,
    id: (isUsable && sent.id) || `${String(receivedAt).padStart(13, '0')}-${ids.attempt()}`,
    receivedAt,
    name,
    contract,
    email,
    locale,
    mailId: await mailIdFor(ports, addressLimit, email),
    isAcknowledged: false,
    state: 'received',
    orders: [],
    attempts: 0,
    nextAt: receivedAt,
  };
  // Another one with this id has just arrived.
  if (!(await store.withdrawals.create(record.id, record))) return declare(ports, addressLimit, sent);
  try {
    await acknowledge(ports, record);
  } catch (error) {
    // It is stored: the round queues the email.
    log.warn('acknowledgment_delayed', { cause: describeThrown(error) });
  }
  return toWithdrawal(record, 'pending');
}

/** Reads a declaration for the person who has its id. Throws `not_found`. */
export async function readWithdrawal(ports: Ports, id: string): Promise<Withdrawal> {
  const record = await ports.store.withdrawals.get(id);
  if (!record) throw new ApiError('not_found');
  return toWithdrawal(record, await mailStateOf(ports, record));
}
