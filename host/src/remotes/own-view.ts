/** What the route tree writes before the name of a page of the host's own. */
export const OWN = 'host/';

/** Whether a view is the host's own: `host/Profile`, not `mfe-merchant/MerchantList`. */
export function isOwnView(component: string): boolean {
  return component.startsWith(OWN);
}
