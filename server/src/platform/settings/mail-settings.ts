import * as z from 'zod/mini';
import { SettingsError } from './read-settings';
import { checkedText } from './setting-kinds';

const isMailServer = (text: string) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '');

/** The settings of the server that sends emails. */
export const mailFields = {
  SMTP_URL: z.optional(
    checkedText(
      isMailServer,
      'SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.',
    ),
  ),
  MAIL_FROM: z.optional(
    checkedText(
      (text) => z.email().safeParse(text).success,
      'MAIL_FROM must be an email address such as office@example.com.',
    ),
  ),
};

/** The server that sends emails, and their sender. */
export interface MailSettings {
  url: string;
  from: string;
}

/** @throws SettingsError when one of the settings that belong together is missing */
export function mailOf(
  { SMTP_URL: url, MAIL_FROM: from }: z.output<z.ZodMiniObject<typeof mailFields>>,
  hasPublicUrl: boolean,
): MailSettings | null {
  if (!url && !from) return null;
  if (!url || !from) throw new SettingsError(['SMTP_URL and MAIL_FROM belong together: set both or none.']);
  if (!hasPublicUrl)
    throw new SettingsError(['SMTP_URL needs PUBLIC_URL, the address of the links in emails.']);
  return { url, from };
}
