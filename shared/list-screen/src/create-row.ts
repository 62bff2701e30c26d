import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';

export type RowCreation<T> =
  | { outcome: 'created'; row: T }
  /** An earlier attempt with the same key, and with other values, went through after all. */
  | { outcome: 'created-before' }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'unknown' };

export interface CreateRequest<T> {
  send: () => Promise<T>;
  /** Looks for the row that a create without an answer has made; undefined where nothing would prove it. */
  find?: () => Promise<T | undefined>;
}

/** Sends a create. When its answer never came, the new row is looked for before anything is said about it. */
export async function createRow<T>({ send, find }: CreateRequest<T>): Promise<RowCreation<T>> {
  try {
    return { outcome: 'created', row: await send() };
  } catch (error) {
    console.error(error);
    if (error instanceof ApiError && error.fields.some(({ path }) => path === 'Idempotency-Key')) {
      return { outcome: 'created-before' };
    }
    if (!isUnanswered(error)) return { outcome: 'failed', error };
    if (!find) return { outcome: 'unknown' };
    try {
      const row = await find();
      if (row) return { outcome: 'created', row };
      reportFailure(error);
      return { outcome: 'failed', error };
    } catch (searchError) {
      console.error(searchError);
      return { outcome: 'unknown' };
    }
  }
}
