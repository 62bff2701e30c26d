/** 128 random bits as hex. `crypto.randomUUID` exists in secure contexts only, and staff also use plain http in their own network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
