import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { headDestinationOf } from '../head-destinations/head-destinations';
import { readSigningKey } from '../head-destinations/signing-key';
import { SettingsError } from './read-settings';
import { listOf } from './setting-kinds';

const MAX_DESTINATIONS = 5;

/** Containers without a key have `/dev/null` instead of it. */
const isEmptyFile = (path: string) => existsSync(path) && readFileSync(path, 'utf8').trim() === '';

const signingKeyText = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    try {
      return isEmptyFile(text) ? null : readSigningKey(text);
    } catch {
      // The text may be a key, so the message does not repeat it.
      const message =
        'AUDIT_SIGNING_KEY must be an Ed25519 key in PKCS#8: the path of a PEM file, or base64 (make one with: cli audit-key <file>).';
      context.issues.push({ code: 'custom', message, input: undefined });
      return z.NEVER;
    }
  }),
);

/** The settings of the signed heads of the audit log. */
export const auditHeadsFields = {
  AUDIT_SIGNING_KEY: z.optional(signingKeyText),
  AUDIT_HEADS: z._default(
    listOf(
      (address) => headDestinationOf(address) !== null,
      'AUDIT_HEADS must be addresses such as file:///var/log/heads.ndjson, syslog://host:514, syslog://host:514?transport=tcp or https://host/path, separated by commas.',
    ).check(
      z.maxLength(MAX_DESTINATIONS, `AUDIT_HEADS must not have more than ${MAX_DESTINATIONS} addresses.`),
    ),
    [],
  ),
};

/** @throws SettingsError when one of the two is set without the other, or a destination is there twice */
export function auditHeadsOf(values: z.output<z.ZodMiniObject<typeof auditHeadsFields>>) {
  const destinations = values.AUDIT_HEADS.map((address) => headDestinationOf(address)!);
  const key = values.AUDIT_SIGNING_KEY ?? null;
  if (key && destinations.length === 0)
    throw new SettingsError(['AUDIT_SIGNING_KEY is set without AUDIT_HEADS.']);
  if (!key && destinations.length > 0)
    throw new SettingsError(['AUDIT_HEADS is set without AUDIT_SIGNING_KEY.']);
  if (new Set(destinations.map(({ name }) => name)).size < destinations.length)
    throw new SettingsError(['AUDIT_HEADS has the same place twice.']);
  /** The key that signs the heads of the audit log, and the destinations that get them; without a key nothing is signed. */
  return { auditHeads: { key, destinations } };
}
