import { STATUS_CODES } from 'node:http';
import type { BackofficeProblemCode } from '@partsboard/contract/backoffice/problem';
import { tableMediaTypes } from '@partsboard/contract/backoffice/table-format';
import { NDJSON_MEDIA_TYPE } from '@partsboard/contract/integration/route';
import { PROBLEM_MEDIA_TYPE } from '@partsboard/contract/problem';
import { API_PREFIX, type RouteShape } from '@partsboard/contract/route';
import { Type, type TSchema } from '@partsboard/contract/schema';
import { SchemaNames, type Json } from './openapi-schemas.ts';
import { problemStatuses } from '../errors/problem-statuses.ts';
import { texts } from '../../messages/texts.ts';

const JSON_MEDIA_TYPE = 'application/json';

const mediaTypes = {
  json: [JSON_MEDIA_TYPE],
  text: ['text/plain'],
  picture: ['image/*'],
  table: Object.values(tableMediaTypes),
  pdf: ['application/pdf'],
  archive: ['application/zip'],
  events: ['text/event-stream'],
} as const;

type DescribedRoute = RouteShape & { readonly answers?: keyof typeof mediaTypes; readonly row?: TSchema };

/** One of the server's APIs, as its document describes it. */
export interface DescribedApi<R extends DescribedRoute> {
  readonly title: string;
  readonly description: string;
  readonly routes: Readonly<Record<string, R>>;
  /** What the calls are about, in the order of a visit. */
  readonly tags: Readonly<Record<string, string>>;
  /** The headers that a call can carry besides its own input, by their names as components. */
  readonly headers: Readonly<Record<string, Json>>;
  readonly headersOf: (route: R) => readonly string[];
  readonly schemas: ReadonlyMap<string, TSchema>;
  readonly problem: TSchema;
  readonly problemCodes: readonly BackofficeProblemCode[];
  readonly session: Json;
  readonly needsSession: (route: R) => boolean;
  /** Refusals that a caller has to reckon with besides those that follow from what a call takes. */
  readonly ownRefusals: (route: R) => readonly number[];
}

const nameOfStatus = (status: number): string => (STATUS_CODES[status] ?? '').replaceAll(/\W/g, '');

/** The English messages of all problems that have the status. */
const problemTexts = (codes: readonly BackofficeProblemCode[], status: number): string =>
  codes
    .filter((code) => problemStatuses[code] === status)
    .map((code) => texts.en.problems[code])
    .join(' ');

/** The refusals that a caller of a route has to reckon with. */
function refusalsOf<R extends DescribedRoute>(api: DescribedApi<R>, route: R): readonly number[] {
  const body = route.body ?? route.row;
  const takesInput = route.params ?? route.query ?? body;
  return [
    400,
    ...api.ownRefusals(route),
    ...(takesInput ? [404] : []),
    ...(route.method === 'GET' ? [] : [409]),
    ...(body ? [413, 415] : []),
    429,
  ];
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A call that the server has, with what its address can carry. */
interface FoundCall<R> {
  readonly route: R;
  readonly parameters: readonly object[];
}

/** What a call takes: JSON, or rows as a JSON array or one in each line. */
function describeBody({ body, row }: DescribedRoute, name: string, names: SchemaNames): Json {
  const json = row ? Type.Array(row) : body;
  if (json === undefined) return {};
  const content = {
    [JSON_MEDIA_TYPE]: { schema: names.referAs(name, json) },
    ...(row && { [NDJSON_MEDIA_TYPE]: { schema: names.referAs(name, row) } }),
  };
  return { requestBody: { required: true, content } };
}

function describeCall<R extends DescribedRoute>(
  api: DescribedApi<R>,
  { route, parameters: own }: FoundCall<R>,
  names: SchemaNames,
): Json {
  const id = Object.keys(api.routes).find((name) => api.routes[name] === route) ?? '';
  const answer =
    route.answers === 'picture' || route.answers === 'table' || route.answers === 'archive'
      ? { type: 'string', format: 'binary' }
      : route.response;
  return {
    operationId: id,
    summary: route.summary,
    tags: [route.tag],
    security: api.needsSession(route) ? [{ session: [] }] : [],
    parameters: [
      ...own.map((parameter) => names.refer(parameter)),
      ...api.headersOf(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...describeBody(route, `${capitalised(id)}Request`, names),
    responses: {
      200: {
        description: 'Done',
        content: Object.fromEntries(
          mediaTypes[route.answers ?? 'json'].map((type) => [
            type,
            { schema: names.referAs(`${capitalised(id)}Response`, answer) },
          ]),
        ),
      },
      ...Object.fromEntries(
        refusalsOf(api, route).map((status) => [
          status,
          { $ref: `#/components/responses/${nameOfStatus(status)}` },
        ]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function describeRefusals<R extends DescribedRoute>(api: DescribedApi<R>, names: SchemaNames): Json {
  const content = () => names.refer({ [PROBLEM_MEDIA_TYPE]: { schema: api.problem } });
  const statuses = new Set(Object.values<R>(api.routes).flatMap((route) => refusalsOf(api, route)));
  return {
    ...Object.fromEntries(
      [...statuses].map((status) => [
        nameOfStatus(status),
        { description: problemTexts(api.problemCodes, status), content: content() },
      ]),
    ),
    Problem: {
      description: 'A problem document; title is the message for people, in the request’s language',
      content: content(),
    },
  };
}

/** An API as OpenAPI 3.1: addresses below the server's, everything with a name, and every refusal said. */
export function openApiDocument<R extends DescribedRoute>(
  api: DescribedApi<R>,
  version: string,
  calls: readonly FoundCall<R>[],
): Json {
  const names = new SchemaNames(api.schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = (paths[`/${call.route.path}`] ??= {});
    path[call.route.method.toLowerCase()] = describeCall(api, call, names);
  }
  const responses = describeRefusals(api, names);
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version,
      description: api.description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: API_PREFIX, description: 'The server that this document comes from' }],
    tags: Object.entries(api.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      parameters: api.headers,
      responses,
      schemas: names.components(),
      securitySchemes: { session: api.session },
    },
  };
}
