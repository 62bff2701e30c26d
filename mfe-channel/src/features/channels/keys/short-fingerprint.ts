/** The start of a fingerprint in groups, short enough to be compared by eye: `3f9a 12bc 77de`. */
export function shortFingerprint(fingerprint: string): string {
  return fingerprint.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
}
