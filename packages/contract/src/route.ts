import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What every call has. Paths are relative to {@link API_PREFIX}; `{name}` marks a path parameter. */
export interface RouteShape {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The answer's schema; its media type is JSON unless {@link RouteContract.answers} says otherwise. */
  readonly response: TSchema;
  /** `account` routes share a much smaller budget of calls, since each costs an argon2 run or a mail; so does `login`. */
  readonly budget?: 'normal' | 'account' | 'login';
  /** The largest body in bytes, where the server's default does not fit. */
  readonly bodyLimit?: number;
}

/**
 * Who may call a route: `anyone`, or only a `customer` with a live session.
 */
export type Access = 'anyone' | 'customer';

/** One call of the shop's API. */
export interface RouteContract extends RouteShape {
  readonly access: Access;
  /** Tells a price or changes an order: closed to a customer whose registration nobody has approved yet. */
  readonly needsApproval?: boolean;
  readonly answers?: 'json' | 'text' | 'picture' | 'pdf';
  /**
   * The answer depends on nothing but the input, the language and what is named here: it carries a tag that
   * changes with it, and a caller who sends the tag back gets a 304 while nothing has changed. Reads by POST too.
   */
  readonly changesWith?: 'catalogue';
}

export type RouteTable = Readonly<Record<string, RouteContract>>;

export const API_PREFIX = '/api';

/** Keeps the literal types of a route table while checking its shape. */
export const defineRoutes = <const T extends RouteTable>(table: T): T => table;

type InputOf<R extends RouteShape, K extends 'params' | 'query' | 'body'> = R[K] extends TSchema
  ? Record<K, Static<R[K]>>
  : unknown;

/** What a caller sends: `params`, `query` and `body`, each only where the route has one. */
export type RouteInput<R extends RouteShape> = InputOf<R, 'params'> &
  InputOf<R, 'query'> &
  InputOf<R, 'body'>;

export type RouteOutput<R extends RouteShape> = Static<R['response']>;

const PARAMETER = /\{(\w+)\}/g;
const ODATA_PARAMETER = /\('\{(\w+)\}'\)/g;

/** The address of a call, with its path parameters filled in and escaped. */
export function routeUrl(
  route: Pick<RouteShape, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = route.path.replace(PARAMETER, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${route.path} needs the parameter ${name}`);
    // A quote would end an OData key; encodeURIComponent leaves it alone.
    return encodeURIComponent(value).replaceAll("'", '%27');
  });
  const search = Object.entries(query)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  const suffix = search.length > 0 ? `?${search.join('&')}` : '';
  return `${API_PREFIX}/${path}${suffix}`;
}

/** The path in a router's `:name` notation, OData keys turned into plain segments. */
export function routerPath(route: Pick<RouteShape, 'path'>): string {
  return `${API_PREFIX}/${route.path.replace(ODATA_PARAMETER, '/:$1').replace(PARAMETER, ':$1')}`;
}

/** The quotes and brackets may arrive percent-encoded: browsers leave them alone, some HTTP clients do not. */
const ODATA_KEY = /^([^?#(%]*)(?:\(|%28)(?:'|%27)([^'/?#()]*?)(?:'|%27)(?:\)|%29)(?=[?#]|$)/i;

/** Turns the OData form of an address (`/api/Product('12')`) into the router's (`/api/Product/12`). */
export const fromODataUrl = (url: string): string => url.replace(ODATA_KEY, '$1/$2');
