/** Object identifiers of algorithms and curves, as DER writes them, in hexadecimal. */
const RSA = '2a864886f70d010101';
const EC = '2a8648ce3d0201';

const curves: Record<string, string> = {
  '2a8648ce3d030107': 'EC P-256',
  '2b81040022': 'EC P-384',
  '2b81040023': 'EC P-521',
  '2b8104000a': 'EC secp256k1',
  '2a811ccf5501822d': 'SM2',
};
const others: Record<string, string> = {
  '2b6570': 'Ed25519',
  '2b6571': 'Ed448',
  '2b656e': 'X25519',
  '2a864886f70d01010a': 'RSA-PSS',
};

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Which algorithm a key is for. RSA's name still lacks its size. */
export function algorithmName(algorithm: Uint8Array, parameter: Uint8Array | undefined): string | null {
  const id = hex(algorithm);
  if (id === RSA) return 'RSA';
  if (id === EC) return curves[hex(parameter ?? new Uint8Array())] ?? 'EC';
  return others[id] ?? null;
}
