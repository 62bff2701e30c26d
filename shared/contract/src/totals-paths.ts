/** The paths of the totals of lists, apart from the others: only the lists that have them carry these. */
export const totalsPaths = { merchants: '/merchant/totals', channels: '/channel/totals' } as const;
