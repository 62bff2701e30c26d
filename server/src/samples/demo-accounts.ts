const PASSWORD = '111111';

/** The accounts of a server with demo data; everyone knows their password. */
export const demoUsers = [
  { username: 'admin', roleKey: 'admin', introduction: 'I am a super administrator' },
  { username: 'editor', roleKey: 'editor', introduction: 'I am an editor' },
  { username: 'visitor', roleKey: 'visitor', introduction: 'I am a visitor' },
].map((user) => ({ ...user, password: PASSWORD }));

/** What the sign-in form is prefilled with. */
export const demoAccount = { username: 'admin', password: PASSWORD };
