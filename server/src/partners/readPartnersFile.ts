import { type Partner, PartnerSchema } from '@quotient/contract';
import * as v from 'valibot';
import { readJsonFile, wrongFile } from '../base/readJsonFile.ts';
import { indexOfRepeat } from './partners.ts';

/** Reads the partners in the operator's file. Throws `StartupError` naming the file and the place in it. */
export async function readPartnersFile(file: string): Promise<Partner[]> {
  const operators = { file, what: 'partners', variable: 'PARTNERS_FILE' };
  const partners = await readJsonFile(v.array(PartnerSchema), operators);
  const taken = indexOfRepeat(partners.map(({ key }) => key));
  if (taken >= 0) throw wrongFile(operators, `[${taken}].key`, 'is taken already');
  return partners;
}
