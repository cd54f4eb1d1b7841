import { type Partner, PartnerSchema } from '@quotient/contract';
import * as v from 'valibot';
import { readJsonFile, wrongFile } from '../start/readJsonFile.ts';

/** Where a key stands for the second time. */
const findTaken = (partners: readonly Partner[]) =>
  partners.findIndex(({ key }, i) => partners.findIndex((other) => other.key === key) < i);

/** The partners that the operator wrote down. Throws `StartupError` naming the file and the place in it. */
export async function readPartnersFile(file: string): Promise<Partner[]> {
  const operators = { file, what: 'partners', variable: 'PARTNERS_FILE' };
  const partners = await readJsonFile(v.array(PartnerSchema), operators);
  const taken = findTaken(partners);
  if (taken >= 0) throw wrongFile(operators, `[${taken}].key`, 'is taken already');
  return partners;
}
