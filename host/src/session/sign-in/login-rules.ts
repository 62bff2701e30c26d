export interface LoginValues {
  username: string;
  password: string;
}

export const PASSWORD_MAX = 128;
const USERNAME = { min: 4, max: 16 };
const PASSWORD_MIN = 6;

/**
 * The fields that the API would refuse: the rules of the contract's `loginRequest`, by hand, because a schema library would
 * be a tenth of the login page. A test holds the two together.
 */
export function refusedFields({ username, password }: LoginValues): (keyof LoginValues)[] {
  const { length } = username.trim();
  const refused: (keyof LoginValues)[] = [];
  if (length < USERNAME.min || length > USERNAME.max) refused.push('username');
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) refused.push('password');
  return refused;
}
