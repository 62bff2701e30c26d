import { type FailureCode, failureReason } from '@backoffice/contract';
import { backendLimits } from '@backoffice/contract/team-backends';

/** Returns the directive that answers with a failure. */
function refuse<Code extends FailureCode>(status: number, ...reason: Parameters<typeof failureReason<Code>>) {
  return `return ${status} '${JSON.stringify({ status, ...failureReason(...reason), requestId: '' }).replaceAll("'", '\\u0027')}';`;
}

/** The values of `nginx.conf.template` for calls to the backends of remotes. */
export const backendConfig: Readonly<Record<string, string>> = {
  __BODY_BYTES__: String(backendLimits.bodyBytes),
  __REFUSE_WITHOUT_BACKENDS__: refuse(404, 'backend-call'),
  __REFUSE_TOO_LARGE__: refuse(413, 'request-too-large'),
};
