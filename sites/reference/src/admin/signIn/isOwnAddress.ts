import { CallFailed } from '../send.ts';

/** Whether a password was refused for being the e-mail address. */
export const isOwnAddress = (error: unknown): boolean =>
  error instanceof CallFailed && error.fields.password !== undefined;
