import { readFile } from 'node:fs/promises';
import { type Partner, PartnerSchema } from '@quotient/contract';
import * as v from 'valibot';
import { errorCode } from '../http/errors.ts';
import { StartupError } from '../start/startupError.ts';

/** `[1].origins[0]`: where in the file something is wrong. */
const placeOf = ({ path }: v.BaseIssue<unknown>) =>
  path?.map(({ key }, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`)).join('') ??
  'its top';

/** Where a key stands for the second time. */
const findTaken = (partners: readonly Partner[]) =>
  partners.findIndex(({ key }, i) => partners.findIndex((other) => other.key === key) < i);

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
  const { success, output, issues } = v.safeParse(v.array(PartnerSchema), held);
  const taken = success ? findTaken(output) : -1;
  if (success && taken < 0) return output;
  const [place, wrong] = issues
    ? [placeOf(issues[0]), issues[0].message]
    : [`[${taken}].key`, 'is taken already'];
  throw new StartupError(`The partners file ${file} is wrong at ${place}: ${wrong}.`);
}
