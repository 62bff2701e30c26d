import type { ProviderSettings } from '../../../platform/settings/provider-settings';
import type { VerifiedPerson } from './provider-client';

/** Values of `acr` for several factors: REFEDS, OpenID's EAP, and the policy of OpenID PAPE that Microsoft and others use. */
const COMMON_ACR = [
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'phr',
  'phrh',
];

/** Methods of RFC 8176, by the kind of factor that each is. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  knowledge: ['pwd', 'pin', 'kba'],
  possession: ['otp', 'hwk', 'swk', 'sc', 'sms', 'tel', 'pop'],
  inherence: ['face', 'fpt', 'iris', 'retina', 'vbm'],
};

/** Returns true when the claims of a provider say that it has checked several factors. */
export function vouchesForFactors(
  { amr, acr }: VerifiedPerson['claims'],
  { multiFactorAcr = [] }: Pick<ProviderSettings, 'multiFactorAcr'>,
): boolean {
  if (typeof acr === 'string' && [...COMMON_ACR, ...multiFactorAcr].includes(acr)) return true;
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  if (methods.includes('mfa')) return true;
  return Object.values(kinds).filter((names) => names.some((name) => methods.includes(name))).length > 1;
}
