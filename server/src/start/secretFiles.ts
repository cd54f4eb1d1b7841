import fs from 'node:fs';
import { errorCode } from '../base/errors.ts';
import { StartupError } from '../base/startupError.ts';

/**
 * Variables that may be a file instead, by `<name>_FILE`: a container's secrets come as files, and many tools print
 * the environment.
 */
export const secretNames = [
  'APP_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'DATABASE_URL',
] as const;

/**
 * Reads each `<name>_FILE` into `<name>`, without the line break at its end. Throws `StartupError` if both are set,
 * or a file can't be read.
 */
export function withSecretFiles(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const read = { ...environment };
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name])
      throw new StartupError(`Both ${name} and ${name}_FILE are set: unset one of them.`);
    try {
      read[name] = fs.readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new StartupError(
        `The file that ${name}_FILE names cannot be read (${errorCode(error) ?? 'unknown reason'}): ${file}`,
      );
    }
  }
  return read;
}
