import * as z from 'zod/mini';
import { forwardDestinationOf } from '../head-destinations/head-destinations';
import { SettingsError } from './read-settings';
import { checkedText } from './setting-kinds';

/** The settings of the server that gets every entry of the audit log. */
export const auditForwardFields = {
  AUDIT_FORWARD_TO: z.optional(
    checkedText(
      (address) => forwardDestinationOf(address, null) !== null,
      'AUDIT_FORWARD_TO must be an address such as https://host/path, syslog+tls://host:6514 or syslog+tcp://host:601, without user and password.',
    ),
  ),
  AUDIT_FORWARD_TOKEN: z.optional(
    checkedText((text) => /^[\x21-\x7e]+$/.test(text), 'AUDIT_FORWARD_TOKEN must be a bearer token.'),
  ),
};

/** @throws SettingsError when there is a token without an address that takes it */
export function auditForwardOf(values: z.output<z.ZodMiniObject<typeof auditForwardFields>>) {
  const { AUDIT_FORWARD_TO: address, AUDIT_FORWARD_TOKEN: token = null } = values;
  /** The server that gets every entry of the audit log; null without one. */
  const auditForward = address === undefined ? null : forwardDestinationOf(address, token);
  if (token !== null && auditForward === null)
    throw new SettingsError(['AUDIT_FORWARD_TOKEN is set without an https address in AUDIT_FORWARD_TO.']);
  return { auditForward };
}
