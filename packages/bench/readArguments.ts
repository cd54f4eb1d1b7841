import { parseArgs } from 'node:util';
import { cache } from '@quotient/tools/places';
import type { Trial } from './trial.ts';

/** Options of `npm run bench -- …`. */
export interface Options {
  /** Trials to run, in the order of the list. */
  trials: Trial[];
  isQuick: boolean;
  /** True to list the trials only. */
  isList: boolean;
  /** True to print the usage only. */
  isHelp: boolean;
  /** Folder of the report. */
  out: string;
}

/** Mistake in the arguments: its message is all that the caller needs. */
export class BadArguments extends Error {}

/** Printed by `--help`. */
export const usage = `npm run bench -- [--only name,name] [--quick] [--out folder] [--list]

  --only   only these trials, see --list
  --quick  fewer samples: to try the bench; not for figures to show
  --out    folder of report.json, report.md and report.html
  --list   the trials, a line each

Ends with 1 when an exact figure misses its aim or a trial fails. Times never fail it: read them as ratios.`;

/** Parses the arguments. Throws `BadArguments` on anything that it doesn't know. */
export function readArguments(args: string[], all: readonly Trial[]): Options {
  let values: { only?: string; out?: string; quick?: boolean; list?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        out: { type: 'string' },
        quick: { type: 'boolean' },
        list: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    throw new BadArguments(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !all.some((trial) => trial.name === name)) ?? [];
  if (unknown.length > 0)
    throw new BadArguments(
      `There is no trial ${unknown.map((name) => `"${name}"`).join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  return {
    trials: all.filter(({ name }) => !names || names.includes(name)),
    isQuick: values.quick ?? false,
    isList: values.list ?? false,
    isHelp: values.help ?? false,
    out: values.out ?? `${cache}/bench`,
  };
}
