import * as z from 'zod/mini';
import { readSettings, SettingsError } from './read-settings';
import { checkedText, isHttpAddress } from './setting-kinds';

const S3_ADDRESS = /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?$/;

/** The settings of where the releases are stored. */
export const releaseStoreFields = {
  RELEASE_STORE: z.optional(
    checkedText(
      (text) => !text.startsWith('s3:') || S3_ADDRESS.test(text),
      'RELEASE_STORE must be a folder, or s3://<bucket>/<prefix>.',
    ),
  ),
  S3_ENDPOINT: z.optional(
    checkedText(isHttpAddress, 'S3_ENDPOINT must be an address such as https://s3.example.com.'),
  ),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};

/** The access to the bucket of the releases. */
export type S3Settings = NonNullable<ReturnType<typeof releaseStoreOf>['s3']>;

type StoreValues = z.output<z.ZodMiniObject<typeof releaseStoreFields>>;

/** @throws SettingsError when the bucket lacks a setting */
export function releaseStoreOf(values: StoreValues) {
  const { RELEASE_STORE: releaseStore = null, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const isBucket = releaseStore?.startsWith('s3:') ?? false;
  const missing = Object.entries({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
    .filter(([, value]) => isBucket && !value)
    .map(([name]) => `${name} is missing, because RELEASE_STORE is in S3.`);
  if (missing.length > 0) throw new SettingsError(missing);
  return {
    /** The folder of the releases, which the gateway serves, or `s3://<bucket>/<prefix>`; null refuses uploads. */
    releaseStore,
    /** The access to the bucket; null where the releases are in a folder. */
    s3: isBucket
      ? {
          endpoint: S3_ENDPOINT!,
          region: values.S3_REGION,
          accessKeyId: S3_ACCESS_KEY_ID!,
          secretAccessKey: S3_SECRET_ACCESS_KEY!,
        }
      : null,
  };
}

/**
 * Reads where the releases are stored.
 *
 * @throws SettingsError with all problems
 */
export function parseReleaseStore(env: NodeJS.ProcessEnv) {
  const { values, problems } = readSettings(z.object(releaseStoreFields), env);
  if (!values) throw new SettingsError(problems);
  return releaseStoreOf(values);
}
