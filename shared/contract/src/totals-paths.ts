// Apart from the other paths and from each other: each is carried by its list alone.
export const merchantTotalsPath = '/merchant/totals';
export const channelTotalsPath = '/channel/totals';
