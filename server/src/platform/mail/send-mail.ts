import type { MailSettings } from '../settings/mail-settings';
import { asStep } from '../tracing/call-trace';

/** Longer than a mail server needs, shorter than a browser waits. */
const WITHIN_MS = 8_000;
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/**
 * Sends an email, encrypted by TLS on every way but loopback.
 *
 * @throws Error when the server does not accept it
 */
export async function sendMail({ url, from }: MailSettings, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(new URL(url).host),
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await asStep('outgoing', `SMTP ${new URL(url).hostname}`, () => transport.sendMail({ ...mail, from }));
  } finally {
    transport.close();
  }
}
