import * as z from 'zod/mini';
import { type GroupRole, groupRoles } from './group-roles';
import { SettingsError } from './read-settings';
import { jsonText, listOf } from './setting-kinds';

/** The characters of a bearer token (RFC 6750), at least as many as 128 random bits have in hexadecimal. */
const isToken = (text: string) => /^[A-Za-z0-9._~+/-]{32,512}=*$/.test(text);

/** The settings of the directory that calls by SCIM. */
export const scimFields = {
  SCIM_TOKEN: z._default(
    listOf(
      isToken,
      'SCIM_TOKEN must be tokens of at least 32 letters, digits and ._~+/-, separated by commas.',
    ),
    [],
  ),
  SCIM_ROLES: z.optional(
    jsonText(
      groupRoles,
      'SCIM_ROLES must be a JSON object {"group": "role key"} in order of precedence, at most 200 groups; the name of no group is a number.',
    ),
  ),
};

interface ScimSettings {
  tokens: readonly string[];
  /** The role of each group, in order of precedence. */
  roles: readonly GroupRole[];
}

/** @throws SettingsError when one of the two is set without the other */
export function scimOf(values: z.output<z.ZodMiniObject<typeof scimFields>>) {
  const { SCIM_TOKEN: tokens, SCIM_ROLES: roles } = values;
  if (tokens.length > 0 && !roles) throw new SettingsError(['SCIM_TOKEN is set without SCIM_ROLES.']);
  if (roles && tokens.length === 0) throw new SettingsError(['SCIM_ROLES is set without SCIM_TOKEN.']);
  /** The directory that may call by SCIM; null without one. */
  return { scim: roles ? ({ tokens, roles } satisfies ScimSettings as ScimSettings) : null };
}
