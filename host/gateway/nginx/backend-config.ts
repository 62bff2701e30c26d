import { type FailureCode, failureReason } from '@backoffice/contract';
import {
  BACKEND_ANSWER_HEADERS,
  BACKEND_METHODS,
  BACKEND_REQUEST_HEADERS,
  BACKEND_URL,
  backendLimits,
  FROM_BACKEND_HEADER,
  IDENTITY_HEADER,
  isWithheldStatus,
  WITHHELD_HEADERS,
} from '@backoffice/contract/team-backends';

const asVariable = (header: string) => header.replaceAll('-', '_');

/** Returns the directive that answers with a failure; values may be variables of nginx. */
function refuse<Code extends FailureCode>(status: number, ...reason: Parameters<typeof failureReason<Code>>) {
  return `return ${status} '${JSON.stringify({ status, ...failureReason(...reason), requestId: '' }).replaceAll("'", '\\u0027')}';`;
}

const lines = (texts: readonly string[]) => texts.map((text) => `      ${text}`).join('\n');

/** The values of `nginx.conf.template` for calls to the backends of remotes, which nginx shares with `team-backends.ts`. */
export function backendConfig(): Record<string, string> {
  const asked = { team: '$team_name' };
  const called = { team: '$http_x_team' };
  const withheld = WITHHELD_HEADERS.map((name) => `proxy_hide_header ${name};`);
  const statuses = Array.from({ length: 300 }, (_, index) => 300 + index).filter(
    (status) => isWithheldStatus(status) && ![502, 504, 599].includes(status),
  );
  return {
    __BACKEND_URL__: BACKEND_URL.source,
    __BACKEND_METHODS__: BACKEND_METHODS.join('|'),
    __BACKEND_HEADERS__: lines(
      Object.entries(BACKEND_ANSWER_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ),
    __BACKEND_REQUEST_HEADERS__: lines(
      BACKEND_REQUEST_HEADERS.map((name) => `proxy_set_header ${name} $http_${asVariable(name)};`),
    ),
    __WITHHELD_HEADERS__: lines(withheld),
    __WITHHELD_HEADERS_OF_API__: lines(
      [IDENTITY_HEADER, ...Object.keys(BACKEND_ANSWER_HEADERS)].map((name) => `proxy_hide_header ${name};`),
    ),
    __WITHHELD_STATUSES__: statuses.join(' '),
    __FROM_BACKEND__: FROM_BACKEND_HEADER,
    __IDENTITY_HEADER__: IDENTITY_HEADER,
    __IDENTITY_OF_API__: `$upstream_http_${asVariable(IDENTITY_HEADER)}`,
    __IDENTITY_SENT__: `$http_${asVariable(IDENTITY_HEADER)}`,
    __BODY_BYTES__: String(backendLimits.bodyBytes),
    __CALLS__: String(backendLimits.calls),
    __CALLS_PER_SESSION__: String(backendLimits.callsPerSession),
    __CONNECT_MS__: String(backendLimits.connectMs),
    __ANSWER_MS__: String(backendLimits.answerMs),
    __REFUSE_CALL__: refuse(400, 'backend-call'),
    __REFUSE_UNKNOWN__: refuse(404, 'backend-unknown', asked),
    __REFUSE_TOO_LARGE__: refuse(413, 'request-too-large'),
    __REFUSE_BUSY__: refuse(429, 'backend-busy', asked),
    __REFUSE_AWAY__: refuse(502, 'backend-away', asked),
    __REFUSE_STATUS__: refuse(502, 'backend-status', { ...called, status: '$upstream_status' }),
    __REFUSE_AWAY_CALLED__: refuse(502, 'backend-away', called),
    __REFUSE_LATE_CALLED__: refuse(504, 'backend-late', called),
    __REFUSE_BUSY_CALLED__: refuse(429, 'backend-busy', called),
  };
}
