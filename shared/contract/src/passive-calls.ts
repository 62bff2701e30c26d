import type { TableCall } from './call-access';

/** Calls that pages make by themselves: they are no activity, and keep no session alive. */
const passiveCalls: readonly TableCall[] = [
  'GET /user/session',
  'GET /remotes',
  'GET /remotes/registry',
  'POST /remotes/loads',
];

/** Whether a call, by its method and path, says nothing of somebody at work. The server and the browser both go by it. */
export function isPassiveCall(method: string, path: string): boolean {
  const call = `${method.toUpperCase()} ${path}`;
  return passiveCalls.some((passive) => passive === call);
}
