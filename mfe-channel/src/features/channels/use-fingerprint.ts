import { useEffect, useState } from 'react';
import { fingerprintOf } from './keys/fingerprint-of';
import type { InspectedKey } from './keys/inspect-key';

/** A key's fingerprint, a moment later; null until then, and where it can't be had. */
export function useFingerprint(key: InspectedKey | null): string | null {
  const [known, setKnown] = useState<{ key: InspectedKey; fingerprint: string | null } | null>(null);
  useEffect(() => {
    if (!key?.publicKey) return;
    let isCurrent = true;
    fingerprintOf(key.publicKey)
      .then((fingerprint) => isCurrent && setKnown({ key, fingerprint }))
      .catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known && known.key === key ? known.fingerprint : null;
}
