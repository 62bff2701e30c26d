// Not exported: the name of a device, which has an entry of its own for who shows nothing else.
export { OpenSessionList } from './open-session-list';
export { sessionsMessages, useSessionEnds } from './use-session-ends';
