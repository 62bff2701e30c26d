import { loginAddress, replaceAddress } from '../../kernel/addresses';

const PREFIX = '#factor-link=';

let link: string | undefined;

/**
 * Takes the one-time link of a reset from the address, which other pages and the history must not keep. The sign-in then leads
 * to the profile, where a new factor is set up.
 */
export function takeFactorLink(): string | undefined {
  if (location.hash.startsWith(PREFIX)) {
    link = location.hash.slice(PREFIX.length);
    replaceAddress(loginAddress('/profile/index'));
  }
  return link;
}
