import { parseArgs } from 'node:util';
import { Stop } from './stop.ts';

const DEFAULT_TIMEOUT_S = 30;

const usage = 'npm run check-embed -- https://your-page.example/test [--timeout=30] [--no-sandbox]';

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: { timeout: { type: 'string' }, sandbox: { type: 'boolean', default: true } },
    });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Stop(`${reason} Usage: ${usage}`);
  }
}

/**
 * Reads the arguments of the command: the page, the time limit in milliseconds, and the browser's sandbox, which a
 * trusted page doesn't need. Throws a `Stop` for wrong ones.
 */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new Stop(`Name the one page to look at: ${usage}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Stop(`"${address}" is no address that begins with http:// or https://. Usage: ${usage}`);
  const timeoutMs = Number(values.timeout ?? DEFAULT_TIMEOUT_S) * 1000;
  if (!(timeoutMs > 0)) throw new Stop(`--timeout="${values.timeout}" is no number of seconds above 0.`);
  return { url, timeoutMs, hasSandbox: values.sandbox };
}
