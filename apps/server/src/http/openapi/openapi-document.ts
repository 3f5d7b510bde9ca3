import { STATUS_CODES } from 'node:http';
import { Problem, PROBLEM_MEDIA_TYPE, problemCodes } from '@partsboard/contract/problem';
import { API_PREFIX, type RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { SchemaNames, type Json } from './openapi-schemas.ts';
import { problemStatuses } from '../errors/problem-statuses.ts';
import { texts } from '../../messages/texts.ts';

const mediaTypes = { json: 'application/json', text: 'text/plain', picture: 'image/*' } as const;

/** What the calls are about, in the order of a visit. */
const tags = {
  Core: 'The store, its configuration, and the lists that every visit begins with.',
  'Content pages': 'Texts that the dealer writes: delivery, payments, terms.',
  User: 'Login, registration, the customer’s own data, addresses, orders and shopping lists.',
  Cart: 'The cart, its totals, and the way from it to an order.',
  'Vehicle catalogue': 'Vehicles, and the boards and parts that fit them, with price and stock.',
  Catalogue: 'Single parts and categories by their id.',
} as const satisfies Record<(typeof routes)[keyof typeof routes]['tag'], string>;

const parameters = {
  StoreId: {
    name: 'storeId',
    in: 'header',
    description: 'The store whose configuration answers; none means the default store.',
    schema: { type: 'integer' },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of names and messages: pl (default) or en.',
    schema: { type: 'string' },
  },
} as const;

const problemContent = { [PROBLEM_MEDIA_TYPE]: { schema: Problem } };

const nameOfStatus = (status: number): string => (STATUS_CODES[status] ?? '').replaceAll(/\W/g, '');

/** The English messages of all problems that have the status. */
const sentencesOf = (status: number): string =>
  problemCodes
    .filter((code) => problemStatuses[code] === status)
    .map((code) => texts.en.problems[code])
    .join(' ');

/** The refusals that a caller of a route has to reckon with. */
function refusalsOf(route: RouteContract): readonly number[] {
  const takesInput = route.params ?? route.query ?? route.body;
  return [
    400,
    ...(route.access === 'customer' || route.budget === 'login' ? [401] : []),
    ...(takesInput ? [404] : []),
    ...(route.method === 'GET' ? [] : [409]),
    ...(route.body ? [413, 415] : []),
    429,
  ];
}

const refusals = [...new Set(Object.values<RouteContract>(routes).flatMap(refusalsOf))];

const operationIds: ReadonlyMap<RouteContract, string> = new Map(
  Object.entries<RouteContract>(routes).map(([name, route]) => [route, name]),
);

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A call that the server has, with what its address can carry. */
interface FoundCall {
  readonly route: RouteContract;
  readonly parameters: readonly object[];
}

function describeCall({ route, parameters: own }: FoundCall, names: SchemaNames): Json {
  const id = operationIds.get(route) ?? '';
  const answer = route.answers === 'picture' ? { type: 'string', format: 'binary' } : route.response;
  return {
    operationId: id,
    summary: route.summary,
    tags: [route.tag],
    security: route.access === 'customer' ? [{ session: [] }] : [],
    parameters: [
      ...own.map((parameter) => names.refer(parameter)),
      ...Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              [mediaTypes.json]: { schema: names.referAs(`${capitalised(id)}Request`, route.body) },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: {
          [mediaTypes[route.answers ?? 'json']]: {
            schema: names.referAs(`${capitalised(id)}Response`, answer),
          },
        },
      },
      ...Object.fromEntries(
        refusalsOf(route).map((status) => [
          status,
          { $ref: `#/components/responses/${nameOfStatus(status)}` },
        ]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The API as OpenAPI 3.1: addresses below the server's, everything with a name, and every refusal said. */
export function openApiDocument(version: string, calls: readonly FoundCall[]): Json {
  const names = new SchemaNames();
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = (paths[`/${call.route.path}`] ??= {});
    path[call.route.method.toLowerCase()] = describeCall(call, names);
  }
  const responses = {
    ...Object.fromEntries(
      refusals.map((status) => [
        nameOfStatus(status),
        { description: sentencesOf(status), content: names.refer(problemContent) },
      ]),
    ),
    Problem: {
      description: 'A problem document; title is the message for people, in the request’s language',
      content: names.refer(problemContent),
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partsboard',
      version,
      description:
        'The API of the Partsboard shop. Paths match without regard to case; amounts are in the currency’s major unit; passwords travel as Base64.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: API_PREFIX, description: 'The server that this document comes from' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      parameters,
      responses,
      schemas: names.components(),
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
