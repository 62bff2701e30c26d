/** The calls of one-time links; apart from the other paths, because few pages need them. */
export const accountLinkPaths = {
  invite: '/user/invite',
  passwordReset: '/user/password-reset',
  confirmReset: '/user/confirm-reset',
  mail: '/user/mail-link',
  open: '/auth/link/open',
  finish: '/auth/link/finish',
} as const;

/** The page that opens a link. The token is in the fragment of the address, which browsers send to no server. */
export const ACCOUNT_LINK_PATH = '/set-password';

/** The number of times that a link can be sent by email. */
export const LINK_MAILS_MAX = 5;

/** The hours until a link expires. */
export const accountLinkHours = { invitation: 7 * 24, reset: 24 } as const;
