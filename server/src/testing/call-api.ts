import type { FailureCode, FieldError } from '@backoffice/contract';
import type { TestApi } from './start-test-api';

export interface ApiAnswer<T> {
  /** The HTTP status. */
  code: number;
  status: number;
  /** The reason of a refusal; the envelope's `code`. */
  reason?: FailureCode;
  message: string;
  data: T;
  errors: FieldError[];
}

/** Makes a call and parses its answer; `data` has the type that the caller declares. */
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
