/** How to follow a link that comes from data (banner, branch, content page). */
export type DataLinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string; readonly newTab: boolean }
  | { readonly kind: 'none' };

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Paths of the server, not of a screen. */
const SERVER_PATHS = /^\/(?:api|backoffice)(?:\/|$)/i;

export function dataLinkTarget(address: string, origin: string): DataLinkTarget {
  let url: URL;
  try {
    url = new URL(address.trim(), origin);
  } catch {
    return { kind: 'none' };
  }
  if (address.trim() === '' || !SAFE_PROTOCOLS.has(url.protocol)) return { kind: 'none' };
  const newTab = address.toLowerCase().includes('backoffice');
  if (newTab || url.origin !== origin || SERVER_PATHS.test(url.pathname)) {
    return { kind: 'outside', href: url.href, newTab };
  }
  return { kind: 'inside', path: `${url.pathname}${url.search}${url.hash}` };
}
