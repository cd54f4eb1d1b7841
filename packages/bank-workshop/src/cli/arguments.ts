import { parseArgs } from 'node:util';

/** A mistake in how a command was called; its message is for the one who called it. */
export class UsageError extends Error {}

/** Reads `--name value` and `--flag`. Throws for any others. */
export function readArguments<Name extends string, Flag extends string>(
  args: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[],
): { values: Partial<Record<Name, string>>; flags: ReadonlySet<Flag> } {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((flag) => [flag, { type: 'boolean' }] as const),
  ]);
  let read: Record<string, string | boolean | (string | boolean)[] | undefined>;
  try {
    read = parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = read[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { values, flags: new Set(flags.filter((flag) => read[flag] === true)) };
}

/** The value, which must be one of a list. Throws otherwise, naming them. */
export function oneOf<T extends string>(name: string, value: string | undefined, list: readonly T[]): T {
  const found = list.find((entry) => entry === value);
  if (found === undefined) {
    const given = value === undefined ? 'is missing' : `can not be "${value}"`;
    throw new UsageError(`--${name} ${given}: give one of ${list.join(', ')}.`);
  }
  return found;
}
