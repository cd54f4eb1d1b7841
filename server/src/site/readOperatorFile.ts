import { TypedEmailAddressSchema } from '@quotient/contract';
import * as v from 'valibot';
import { readJsonFile } from '../base/readJsonFile.ts';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const lines = v.pipe(v.array(line), v.minLength(1, 'needs a line'));

const OperatorSchema = v.strictObject({
  name: line,
  /** Postal address, one entry per line. */
  address: lines,
  email: v.message(TypedEmailAddressSchema, 'must be one email address'),
  /** Commercial register, VAT number and the like, one entry per line. */
  registration: lines,
  phone: v.exactOptional(line),
  /** Person who may act for the operator. */
  representative: v.exactOptional(line),
  /** Authority that watches over accessibility, with its address, one entry per line. */
  accessibilityAuthority: v.exactOptional(lines),
});

/**
 * Operator of this installation, not a signed-in one: most countries require these facts in the imprint and the
 * privacy policy.
 */
export type Operator = v.InferOutput<typeof OperatorSchema>;

/** Reads the operator's file. Throws `StartupError` naming the file and the place in it. */
export const readOperatorFile = (file: string): Promise<Operator> =>
  readJsonFile(OperatorSchema, { file, what: 'operator', variable: 'OPERATOR_FILE' });
