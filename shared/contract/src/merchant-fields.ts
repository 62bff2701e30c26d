// Apart from the calls' schemas, so that a list page need not build these before its first row.

export const MERCHANT_NAME_MAX = 32;
export const FREE_DIFFERENCE_MIN = -128;
export const FREE_DIFFERENCE_MAX = 127;
export const EXPANSION_MAX = 10_000;

export const merchantStatuses = ['active', 'inactive'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];
