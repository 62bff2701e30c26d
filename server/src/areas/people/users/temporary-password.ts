import { randomBytes } from 'node:crypto';

const TEMPORARY_BYTES = 15;

/** Returns 20 random letters, digits, hyphens and underscores. */
export const temporaryPassword = (): string => randomBytes(TEMPORARY_BYTES).toString('base64url');
