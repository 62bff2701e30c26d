/** The picture of users who have none of their own: clients show a letter instead. */
export const DEFAULT_AVATAR = '/avatar.png';
