/**
 * The address of a screen in the shop of a store, as seen from where the back office is open: without a host where that
 * one shows the store too, or where the store has none of its own.
 */
export function shopAddress(
  path: string,
  hostNames: readonly string[],
  here: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): string {
  const [first] = hostNames;
  if (first === undefined || hostNames.includes(here.hostname)) return path;
  return `${here.protocol}//${first}${here.port === '' ? '' : `:${here.port}`}${path}`;
}
