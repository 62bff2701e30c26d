import * as z from 'zod/mini';

/** `POST /auth/login`. The username is trimmed by the client and once more here. */
export const loginRequest = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(4), z.maxLength(16)),
  password: z.string().check(z.minLength(6), z.maxLength(128)),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z.object({ token: z.string() });
export type LoginResponse = z.infer<typeof loginResponse>;

/** The picture of users who have none of their own: clients show a letter instead. */
export const DEFAULT_AVATAR = '/avatar.png';

/** `GET /user/info`. */
export const userInfo = z.object({
  roles: z.array(z.string()),
  name: z.string(),
  avatar: z.string(),
  introduction: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** `GET /auth/providers`: what the sign-in page may offer; open to everyone. */
export const authProvidersResponse = z.object({
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Present only when the server runs with demo data. */
  demoAccount: z.nullable(z.object({ username: z.string(), password: z.string() })),
});
export type AuthProviders = z.infer<typeof authProvidersResponse>;
