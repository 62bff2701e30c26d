import { liveLists } from './live-lists';
import type { TableCall } from '../permissions';

/** Calls that pages make by themselves: they are no activity, and keep no session alive. */
const passiveCalls: readonly TableCall[] = [
  'GET /user/session',
  'GET /user/sessions',
  'GET /remotes',
  'GET /remotes/registry',
  'GET /policy/reports',
  'GET /operations',
  'POST /remotes/loads',
  'GET /inbox/unread',
  'GET /events',
  'GET /exports',
  'GET /merchant/bulk/job',
  'GET /channel/bulk/job',
  'POST /merchant/totals',
  'POST /channel/totals',
  ...Object.values(liveLists),
];

/** Whether a call, by its method and path, says nothing of somebody at work. The server and the browser both go by it. */
export function isPassiveCall(method: string, path: string): boolean {
  const call = `${method.toUpperCase()} ${path}`;
  return passiveCalls.some((passive) => passive === call);
}
