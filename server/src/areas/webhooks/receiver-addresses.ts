import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The networks of IPv4 that are not public: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Public addresses of IPv6 are in one block; forms that contain an address of IPv4 outside of it are refused with the rest. */
const GLOBAL_IPV6 = ['2000::/3'];
/** Its special networks: Teredo and other protocols, documentation, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

const special = blockListOf([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const global = blockListOf(GLOBAL_IPV6);

function isPublic(address: string): boolean {
  const family = familyOf(address);
  return !special.check(address, family) && (family === 'ipv4' || global.check(address, family));
}

/** Reports that a name has no address to which messages may be sent. It says nothing else, because users read it. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/**
 * The addresses to which messages may be sent: public ones by https, and all of some networks.
 *
 * @param networks of `WEBHOOK_NETWORKS`
 */
export function createReceiverAddresses(networks: readonly string[]) {
  const own = blockListOf(networks);
  const isPermitted = (address: string, isTls: boolean): boolean =>
    // An address of one link has a zone.
    isIP(address) > 0 &&
    !address.includes('%') &&
    (own.check(address, familyOf(address)) || (isTls && isPublic(address)));

  return {
    /** Returns false for an address that is refused whatever its name resolves to. A URL has one form of each literal address. */
    permits({ protocol, hostname }: URL): boolean {
      const isTls = protocol === 'https:';
      const address = hostname.replace(/^\[|\]$/g, '');
      return (isTls || networks.length > 0) && (isIP(address) === 0 || isPermitted(address, isTls));
    },
    /**
     * Resolves a name for a connection, which then goes to an address that was checked. A name with any other address is refused.
     *
     * @param isTls true for https
     */
    lookup: (isTls: boolean): LookupFunction =>
      function lookup(hostname, options, done) {
        const checked = resolve(hostname, { ...options, all: true }).then((found) => {
          const [first] = found;
          if (!first || !found.every(({ address }) => isPermitted(address, isTls)))
            throw new AddressRefused();
          return { first, found };
        });
        checked.then(
          ({ first, found }) => (options.all ? done(null, found) : done(null, first.address, first.family)),
          () => done(new AddressRefused(), ''),
        );
      },
  };
}

export type ReceiverAddresses = ReturnType<typeof createReceiverAddresses>;
