// Apart from the calls' schemas, so that a list page need not build these before its first row.

export const CHANNEL_WEIGHT_MIN = 0;
export const CHANNEL_WEIGHT_MAX = 100;
export const CHANNEL_NUMBER_MAX = 64;
export const CHANNEL_CODE_MAX = 32;
export const CHANNEL_KEY_MAX = 8_192;
/** A question for the uses of keys answers at most this many, whatever it asks for. */
export const KEY_USAGE_MAX = 50;
/** How many merchants one question may name. */
export const NAMED_MERCHANTS_MAX = 1_000;

export const channelKeyFields = [
  'merchantUpPublicKey',
  'merchantUpPrivateKey',
  'merchantDownPublicKey',
  'merchantDownPrivateKey',
] as const;
export type ChannelKeyField = (typeof channelKeyFields)[number];
