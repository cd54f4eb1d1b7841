import type { SetVerdict } from '@quotient/server/bank/verify/verdict';
import { UsageError } from './arguments.ts';
import { generateCommand } from './generateCommand.ts';
import type { Terminal } from './terminal.ts';
import { verifyCommand } from './verifyCommand.ts';

const help = `npm run bank -- <command>

  verify                   solve every question of the bank without its key, print a table,
                           and write it as JSON for the server, which refuses a question
                           that is not as it was proven; fails when a question does
    --out <file>           where to write it (server/src/bank/proven.json)
    --generated <count>    also generate so many matrices, and judge each of them twice

  generate                 add a verified figure question to a set, in all languages
    --set <name>           visual, advanced or extended
    --difficulty <level>   easy, medium or hard
    --seed <text>          the same seed makes the same figure
    --category <name>      only one that counts for this ability, such as working-memory
    --dry-run              print it, and write nothing

  --help                   this text`;

/**
 * Runs `npm run bank`.
 * @param verdicts proves the whole bank
 * @returns the exit code: 1 when a question fails, 2 for wrong arguments
 */
export function bankCommand(
  args: readonly string[],
  verdicts: () => readonly SetVerdict[],
  terminal: Terminal,
): number {
  const [command, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) {
    terminal.print(help);
    return 0;
  }
  try {
    if (command === 'verify') return verifyCommand(rest, verdicts, terminal);
    if (command === 'generate') return generateCommand(rest, terminal);
    throw new UsageError(
      command === undefined ? 'Which command: verify or generate?' : `There is no command "${command}".`,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.note(error.message);
    terminal.note('npm run bank -- --help explains.');
    return 2;
  }
}
