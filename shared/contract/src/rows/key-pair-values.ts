/** The calls that renew key pairs; apart from the other paths, because few pages need them. */
export const keyPairPaths = {
  merchant: {
    prepare: '/merchant/key-pair/prepare',
    activate: '/merchant/key-pair/activate',
    discard: '/merchant/key-pair/discard',
    goBack: '/merchant/key-pair/go-back',
  },
  channel: {
    prepare: '/channel/key-pair/prepare',
    activate: '/channel/key-pair/activate',
    discard: '/channel/key-pair/discard',
    goBack: '/channel/key-pair/go-back',
  },
} as const;

/** Returns a channel with its key pairs. */
export const channelDetailPath = '/channel/detail';

/** The sides of a channel that have a key pair. */
export const channelSides = ['up', 'down'] as const;
export type ChannelSide = (typeof channelSides)[number];

/** The days for which a former pair stays valid. */
export const OVERLAP_DAYS = 7;
export const OVERLAP_DAYS_MAX = 90;

/** Maximum number of former pairs that are valid at a time. */
export const FORMER_PAIRS_MAX = 5;
