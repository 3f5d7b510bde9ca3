import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `public`: by HTTPS to addresses of the internet; `any`: also by HTTP and inside the own network. */
export type AllowedTargets = 'public' | 'any';

export class AddressRefused extends Error {}

/** All of IPv6 that has been given to the internet. Outside of it also stand old forms of IPv4 addresses (::127.0.0.1). */
const IPV6_OF_THE_INTERNET = ipaddr.parseCIDR('2000::/3');

/** Not loopback, private, link-local, multicast, reserved, nor an IPv6 address that stands for such an IPv4 one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(IPV6_OF_THE_INTERNET));
}

const refused = () => new AddressRefused('The address is in a private network');

/** Why nothing may be sent to a URL, as far as the URL itself tells. */
export function urlFault(
  text: string,
  allowed: AllowedTargets,
): 'not-a-url' | 'not-https' | 'private' | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHttp = url !== undefined && /^https?:$/.test(url.protocol);
  if (!isHttp || url.username !== '' || url.password !== '') return 'not-a-url';
  if (allowed === 'any') return null;
  if (url.protocol !== 'https:') return 'not-https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'private' : null;
}

/**
 * Looks a host name up for the connection that is about to be made, and refuses it where any of its addresses is a
 * private one. What was checked is what is connected to: a second answer of the name server has no say.
 */
export const checkedLookup =
  (allowed: AllowedTargets): LookupFunction =>
  (host: string, options: LookupOptions, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const [first] = addresses;
      const isAllowed = allowed !== 'public' || addresses.every(({ address }) => isPublicAddress(address));
      if (!isAllowed || first === undefined) done(refused(), '', 0);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
