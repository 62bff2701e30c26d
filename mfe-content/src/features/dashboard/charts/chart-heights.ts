/** In pixels, without legend. The cards reserve room for both before the charts' code is here. */
export const chartHeights = { trend: 280, others: 240 } as const;
