import type { Log } from '../base/ports.ts';

type Write = Log['warn'];

const writing =
  (level: 'info' | 'warn' | 'error'): Write =>
  (event, fields) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));

/** One line of JSON an event, on stderr: stdout is for the start-up lines. */
export const consoleLog: Log & { info: Write } = {
  info: writing('info'),
  warn: writing('warn'),
  error: writing('error'),
};
