import { ApiError } from '@quotient/contract/ApiError';

/** Returns true if a password was refused because it is the e-mail address. */
export const isOwnAddress = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.password !== undefined;
