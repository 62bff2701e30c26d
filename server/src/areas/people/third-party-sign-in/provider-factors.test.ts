import { vouchesForFactors } from './provider-factors';

test.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['face', 'hwk'] }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ acr: 'urn:our:strong' }, true],
  [{ amr: ['pwd'] }, false],
  // Two methods of one kind are one factor.
  [{ amr: ['otp', 'sms'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: '1' }, false],
  [{}, false],
])('%j: %s', (claims, isExpected) => {
  expect(vouchesForFactors(claims, { multiFactorAcr: ['urn:our:strong'] })).toBe(isExpected);
});
