/** Binds an encrypted private key to its merchant: in another row it can't be read. */
export function privateKeyPlace(merchantId: number): string {
  return `merchant_detail.private_key:${merchantId}`;
}
