import { callAccess, type TableCall, tableCallOf } from './permissions';

const enrolmentCalls: readonly TableCall[] = [
  'GET /user/info',
  'GET /user/session',
  'POST /user/session',
  'PUT /user/password',
  'POST /user/logout',
  // Enrolment needs a recent proof.
  'POST /user/prove/start',
  'POST /user/prove',
  'GET /user/factors',
  'POST /user/factors/passkey/start',
  'POST /user/factors/passkey/finish',
  'POST /user/factors/code/start',
  'POST /user/factors/code/finish',
  // The frame of the page; while enrolment is due, menu and releases are empty.
  'GET /routes',
  'GET /remotes',
];

/** Returns true for the calls of a signed-in user that answer while the enrolment of a second factor is due. */
export function isEnrolmentCall(method: string, url: string): boolean {
  const call = tableCallOf(method, url);
  return call !== undefined && (callAccess[call] === 'public' || enrolmentCalls.includes(call));
}
