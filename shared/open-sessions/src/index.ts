// Not exported: the name of a device, which has an entry of its own for who shows nothing else.
export { sessionsMessages } from './messages';
export { OpenSessionList } from './open-session-list';
export { useSessionEnds } from './use-session-ends';
