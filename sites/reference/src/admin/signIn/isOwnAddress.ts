import { ApiError } from '@quotient/contract/ApiError';

/** Whether a password was refused for being the e-mail address. */
export const isOwnAddress = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.password !== undefined;
