import { readFile } from 'node:fs/promises';
import { type Partner, PartnerSchema } from '@quotient/contract';
import { z } from 'zod';
import { errorCode } from '../http/errors.ts';
import { StartupError } from '../start/startupError.ts';

const PartnersSchema = z.array(PartnerSchema).superRefine((partners, context) => {
  const keys = partners.map(({ key }) => key);
  const index = keys.findIndex((key, i) => keys.indexOf(key) < i);
  if (index >= 0) context.addIssue({ code: 'custom', path: [index, 'key'], message: 'is taken already' });
});

/** The partners that the operator wrote down. Throws `StartupError` naming the file and the place in it. */
export async function readPartnersFile(file: string): Promise<Partner[]> {
  let held: unknown;
  try {
    held = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const code = errorCode(error);
    throw new StartupError(
      code
        ? `Cannot read the partners file ${file} (${code}): set PARTNERS_FILE to a file that is there.`
        : `The partners file ${file} is not JSON: correct it.`,
      { cause: error },
    );
  }
  const parsed = PartnersSchema.safeParse(held);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = z.core.toDotPath(issue?.path ?? []) || 'its top';
  throw new StartupError(`The partners file ${file} is wrong at ${place}: ${issue?.message}.`);
}
