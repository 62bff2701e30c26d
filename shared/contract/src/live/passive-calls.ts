import { liveLists } from './live-lists';
import type { TableCall } from '../permissions';

/** Calls that pages make without the user's action. They do not extend the session. */
const passiveCalls: readonly TableCall[] = [
  'GET /user/session',
  'GET /user/sessions',
  'GET /remotes',
  'GET /remotes/registry',
  'GET /policy/reports',
  'GET /operations',
  'POST /remotes/loads',
  'POST /remotes/problems',
  'GET /remotes/problems',
  'GET /inbox/unread',
  'GET /events',
  'GET /exports',
  'GET /merchant/bulk/job',
  'GET /channel/bulk/job',
  'POST /merchant/totals',
  'POST /channel/totals',
  ...Object.values(liveLists),
];

/** Returns true if a call is not a sign of user activity. Server and browser both use it. */
export function isPassiveCall(method: string, path: string): boolean {
  const call = `${method.toUpperCase()} ${path}`;
  return passiveCalls.some((passive) => passive === call);
}
