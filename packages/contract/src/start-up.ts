import type { RouteName } from './routes.ts';

/**
 * The reads that every visit begins with. Anyone may make them and they depend on language and store only, so the
 * server puts the answers that most visitors get into the page and spares them the calls.
 */
export const startUpReads = [
  'config',
  'store',
  'languages',
  'warehouses',
  'currencies',
  'countries',
  'stateProvinces',
  'topics',
] as const satisfies readonly RouteName[];
