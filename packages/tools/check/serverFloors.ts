/**
 * Folders of the server from the ground up, a list for each floor: a folder imports only from floors below its own,
 * for values and for types. Folders on one floor don't import each other.
 */
export const serverFloors: readonly (readonly string[])[] = [
  // errors, time and small helpers, without any feature
  ['base'],
  // how documents are stored, and how a request is answered
  ['store', 'http'],
  ['audit', 'clock', 'partners', 'scoring', 'shapes'],
  ['session', 'site', 'start'],
  ['mail', 'dashboard', 'publishing'],
  ['payments', 'statistics'],
  // a copy of all that is stored about a test, and its deletion; declarations of withdrawal
  ['rights', 'withdrawals'],
  ['retention'],
  // the list of all collections, and with it everything that the app needs from outside
  ['records.ts'],
  ['ports.ts'],
  ['operators'],
  // the app, and beside it parts that only main.ts and the commands choose: adapters and questions
  ['outside', 'bank', 'app.ts', 'jobs.ts'],
  ['standIns.ts', 'main.ts', 'commands'],
];
