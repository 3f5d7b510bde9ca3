import swagger from '@fastify/swagger';
import { Problem, PROBLEM_MEDIA_TYPE } from '@partsboard/contract/problem';
import { API_PREFIX, routerPath, type RouteContract } from '@partsboard/contract/route';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { renderApiPage } from './openapi-page.ts';

const mediaTypes = { json: 'application/json', text: 'text/plain', picture: 'image/*' } as const;

const commonHeaders = {
  type: 'object',
  properties: {
    storeId: {
      type: 'integer',
      description: 'The store whose configuration answers; none means the default store',
    },
    'Accept-Language': { type: 'string', description: 'pl (default) or en' },
  },
} as const;

/** What the validator does not need but a reader does. */
function describe(route: RouteContract, schema: FastifySchema): FastifySchema {
  const isPicture = route.answers === 'picture';
  const success = isPicture ? { type: 'string', format: 'binary' } : route.response;
  return {
    ...schema,
    headers: commonHeaders,
    tags: [route.tag],
    summary: route.summary,
    ...(route.access === 'customer' ? { security: [{ session: [] }] } : {}),
    response: {
      200: {
        description: 'Done',
        content: { [mediaTypes[route.answers ?? 'json']]: { schema: success } },
      },
      default: {
        description: 'A problem document; title is the sentence for people, in the request’s language',
        content: { [PROBLEM_MEDIA_TYPE]: { schema: Problem } },
      },
    },
  };
}

/** The contract as OpenAPI 3.1, made from the routes that this server really has. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const contractPaths = new Map<string, string>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Partsboard',
        version: '1.6.0',
        description:
          'The API of the Partsboard shop. Paths match without regard to case; amounts are in the currency’s major unit; passwords travel as Base64.',
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url, route }) => {
      const contract = route.config?.contract;
      if (!contract) return { schema: { ...schema, hide: true }, url };
      contractPaths.set(routerPath(contract).replace(/:(\w+)/g, '{$1}'), `${API_PREFIX}/${contract.path}`);
      return { schema: describe(contract, schema), url: routerPath(contract) };
    },
  });

  // The generator reads brackets as a pattern, so the OData form is put back afterwards.
  const readDocument = () => {
    const document = app.swagger();
    const paths = Object.entries(document.paths ?? {});
    return {
      ...document,
      paths: Object.fromEntries(paths.map(([path, item]) => [contractPaths.get(path) ?? path, item])),
    };
  };

  app.get(`${API_PREFIX}/docs/json`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(readDocument()),
  );

  let page: string | undefined;
  app.get(`${API_PREFIX}/docs`, { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderApiPage(readDocument());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
