import { statement } from '../../../platform/database/statement';

/** Ends the sessions that their token alone opens. @returns the number of ended sessions */
export const closeUnboundSessions = statement(
  'session-close-unbound',
  'delete from session where key_thumbprint is null',
).run;
