import * as v from 'valibot';
import { LocaleSchema } from './ids.ts';
import { TypedEmailAddressSchema } from './requests.ts';
import { integer } from './scalars.ts';

/** Most characters of a name in a declaration. */
export const MAX_WITHDRAWAL_NAME = 200;
/** Most characters that describe the contract in a declaration. */
export const MAX_WITHDRAWAL_CONTRACT = 500;

/** One line: control characters and runs of white space become a single space. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()),
    v.minLength(1),
    v.maxLength(most),
  );

/** Time and a secret, which opens the declaration. */
export const WithdrawalIdSchema = v.pipe(v.string(), v.regex(/^\d{13}-[a-z0-9]{24}$/));

/**
 * Declaration of withdrawal (Directive 2011/83/EU, Article 11a). `contract` is the order number, or any words by
 * which a person names the contract. No reason is asked for. With an `id` of the sender's own, by the sender's clock,
 * sending it again after a lost answer declares nothing new.
 */
export const DeclareWithdrawalSchema = v.strictObject({
  id: v.exactOptional(WithdrawalIdSchema),
  name: line(MAX_WITHDRAWAL_NAME),
  contract: line(MAX_WITHDRAWAL_CONTRACT),
  email: TypedEmailAddressSchema,
  locale: v.exactOptional(LocaleSchema),
});

/**
 * Declaration as received, in the words of the person who made it. `receivedAt` is server time in milliseconds since
 * the epoch. `mail` is the state of the acknowledgment: `failed` if it can't be sent, so show the declaration to be saved.
 */
export const WithdrawalSchema = v.object({
  id: v.string(),
  receivedAt: integer,
  name: v.string(),
  contract: v.string(),
  email: v.string(),
  mail: v.picklist(['pending', 'sent', 'failed']),
});

/** Declares a withdrawal. */
export type DeclareWithdrawal = v.InferOutput<typeof DeclareWithdrawalSchema>;
/** Declaration as received. */
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>;
