import { readServerCertificate } from '@backoffice/server-certificate';
import * as z from 'zod/mini';
import { SettingsError } from './read-settings';

/** The settings of TLS for the API’s own ports. */
export const certificateFields = {
  API_CERTIFICATE: z.optional(z.string()),
  API_CERTIFICATE_KEY: z.optional(z.string()),
};

/** @throws SettingsError when the files cannot be used */
export function certificateOf(values: z.output<z.ZodMiniObject<typeof certificateFields>>) {
  const { API_CERTIFICATE: certificate, API_CERTIFICATE_KEY: key } = values;
  try {
    /** The certificate by which the API and its metrics answer https; null for http. */
    return { certificate: readServerCertificate('API_CERTIFICATE', { certificate, key }) };
  } catch (error) {
    throw new SettingsError([(error as Error).message]);
  }
}
