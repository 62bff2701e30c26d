export interface KeyBody {
  /** On one line, without the lines that stand around a key in a file. */
  base64: string;
  bytes: Uint8Array;
  /** What a key's file says that it is: `PUBLIC KEY`. */
  label?: string;
}

const ARMOUR = /^-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Takes a pasted key out of its wrapping: PEM or base64, in one line or in many. Null when it is neither. */
export function readKeyBody(text: string): KeyBody | null {
  const [, label, armoured] = ARMOUR.exec(text.trim()) ?? [];
  const base64 = (armoured ?? text).replace(/\s+/g, '');
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null;
  const binary = atob(base64);
  return { base64, bytes: Uint8Array.from(binary, (character) => character.charCodeAt(0)), label };
}
