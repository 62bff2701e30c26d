import type { FailureCode, FieldError } from '@backoffice/contract';
import type { TestApi } from './start-test-api';

export interface ApiAnswer<T> {
  /** HTTP status. */
  code: number;
  status: number;
  /** Why it was refused; the envelope's `code`. */
  reason?: FailureCode;
  message: string;
  data: T;
  errors: FieldError[];
}

/** A call with its answer already read; `data` is what the caller says that it is. */
export async function callApi<T>(
  api: TestApi,
  ...[method, url, options]: Parameters<TestApi['call']>
): Promise<ApiAnswer<T>> {
  const answer = await api.call(method, url, options);
  const { code: reason, ...envelope } = answer.json<
    Omit<ApiAnswer<T>, 'code' | 'reason'> & { code?: FailureCode }
  >();
  return { ...envelope, reason, code: answer.statusCode };
}
