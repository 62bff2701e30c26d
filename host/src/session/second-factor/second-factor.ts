// The chunk that the login page loads when a sign-in needs it.
export { FactorStep } from './factor-step';
export { PasskeyButton } from './passkey-button';
