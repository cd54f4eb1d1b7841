import { ApiError } from '../base/errors.ts';
import { ProviderBusy } from './provider.ts';

/** Milliseconds until the next try if others came first. */
const BUSY_MS = 2000;

/** Converts a failure of the payment provider to `payment_provider_failed`, with its reason for the log. */
export const asProviderFailure = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError('payment_provider_failed', undefined, {
        cause: error,
        ...(error instanceof ProviderBusy && { retryAfterMs: BUSY_MS }),
      });

/** Turns any failure of the payment provider into `payment_provider_failed`. */
export async function askProvider<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    throw asProviderFailure(error);
  }
}
