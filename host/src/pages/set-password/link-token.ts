/** Takes the token of a link out of the address, where others could read it. A reload of the page keeps it. */
export function takeLinkToken(): string {
  const kept = (history.state as { linkToken?: string } | null)?.linkToken;
  const linkToken = location.hash.slice(1) || kept || '';
  history.replaceState({ linkToken }, '', location.pathname);
  return linkToken;
}
