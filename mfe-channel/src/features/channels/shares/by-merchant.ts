/** Rows merchant by merchant, in the order in which each merchant comes first. */
export function byMerchant<T extends { merchantId: number }>(rows: readonly T[]): T[][] {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.merchantId);
    if (group) group.push(row);
    else groups.set(row.merchantId, [row]);
  }
  return [...groups.values()];
}
