import { ApiError } from '../http/errors.ts';

/** Turns any failure of the payment provider into `payment_provider_failed`, with its reason for the log. */
export async function askProvider<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('payment_provider_failed', undefined, { cause: error });
  }
}
