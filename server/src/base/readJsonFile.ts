import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { errorCode } from './errors.ts';
import { StartupError } from './startupError.ts';

/** A file that the operator writes. */
interface OperatorsFile {
  file: string;
  /** Name of the file in a sentence, such as "the partners file". */
  what: string;
  /** Environment variable with its path. */
  variable: string;
}

/** Place of a problem in the file: `[1].origins[0]`. */
const placeOf = ({ path }: v.BaseIssue<unknown>) =>
  path?.map(({ key }, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`)).join('') ??
  'its top';

/** Makes the error for a mistake at one place of a file. */
export const wrongFile = ({ what, file }: OperatorsFile, place: string, problem: string) =>
  new StartupError(`The ${what} file ${file} is wrong at ${place}: ${problem}.`);

/** Reads and checks a file that an operator wrote. Throws `StartupError` naming the file and the place in it. */
export async function readJsonFile<S extends v.GenericSchema>(
  schema: S,
  operators: OperatorsFile,
): Promise<v.InferOutput<S>> {
  const { file, what, variable } = operators;
  let held: unknown;
  try {
    held = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const code = errorCode(error);
    throw new StartupError(
      code
        ? `Cannot read the ${what} file ${file} (${code}): set ${variable} to a file that is there.`
        : `The ${what} file ${file} is not JSON: correct it.`,
      { cause: error },
    );
  }
  const { success, output, issues } = v.safeParse(schema, held);
  if (!success) throw wrongFile(operators, placeOf(issues[0]), issues[0].message);
  return output;
}
