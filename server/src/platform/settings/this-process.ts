import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** The host name of this process, an id of its start, and its release or `-`: in every audit entry that the process writes. */
export const thisProcess = `${hostname()} ${randomBytes(8).toString('hex')} ${process.env.RELEASE || '-'}`;
