// Not exported: `deviceName`, which has an entry of its own for pages that need nothing else.
export { OpenSessionList } from './open-session-list';
export { sessionsMessages, useSessionEnds } from './use-session-ends';
