import { ApiError, reportFailure } from '@backoffice/api-client';
import type { Merchant } from '@backoffice/contract';
import { isUnanswered } from './is-unanswered';
import { merchantsApi } from './merchants.api';

export type MerchantChange =
  | { outcome: 'changed'; merchant: Merchant }
  /** Someone else was first. `merchant` is the row as it is now, where it could be read. */
  | { outcome: 'conflict'; merchant?: Merchant }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

/**
 * Sends a change of a merchant. One that was refused as outdated, or whose answer never came, has its row read again before
 * anything is said about it.
 *
 * @param isDone whether a row is what the change wanted
 */
export async function changeMerchant(
  before: Merchant,
  send: () => Promise<Merchant>,
  isDone: (now: Merchant) => boolean,
): Promise<MerchantChange> {
  try {
    return { outcome: 'changed', merchant: await send() };
  } catch (error) {
    console.error(error);
    const isConflict = error instanceof ApiError && error.status === 409;
    if (!isConflict && !isUnanswered(error)) return { outcome: 'failed', error };
    try {
      const now = await merchantsApi.read(before);
      if (isConflict) return { outcome: 'conflict', merchant: now };
      if (now && isDone(now)) return { outcome: 'changed', merchant: now };
      const isUntouched = now?.updatedAt === before.updatedAt;
      if (!isUntouched) return { outcome: 'conflict', merchant: now };
      reportFailure(error);
      return { outcome: 'failed', error };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict ? 'conflict' : 'unknown' };
    }
  }
}
