/** The calls that return one private key; apart from the other paths, because few pages need them. */
export const keyRevealPaths = { merchant: '/merchant/reveal-key', channel: '/channel/reveal-key' } as const;

/** Limits of the reason for which a key is revealed, in UTF-16 units. */
export const REVEAL_REASON_MIN = 3;
export const REVEAL_REASON_MAX = 500;

/** The time in seconds for which a page shows a revealed key. */
export const REVEAL_SECONDS = 30;
