import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BACKOFFICE_URL } from '@partsboard/contract/backoffice/route';
import { INTEGRATION_URL } from '@partsboard/contract/integration/route';
import { API_PREFIX, routerPath, type Method, type RouteShape } from '@partsboard/contract/route';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { backofficeApi } from './backoffice-api.ts';
import { integrationApi } from './integration-api.ts';
import { openApiDocument, type DescribedApi } from './openapi-document.ts';
import type { Json } from './openapi-schemas.ts';
import { shopApi } from './shop-api.ts';

const VERSION = '1.6.0';

declare module 'fastify' {
  interface FastifyInstance {
    backofficeSwagger: FastifyInstance['swagger'];
    integrationSwagger: FastifyInstance['swagger'];
  }
}

interface Source<R extends RouteShape> {
  readonly api: DescribedApi<R>;
  /** The contract's entry of a registered route, if it belongs to this API. */
  readonly contractOf: (config: FastifyContextConfig) => R | undefined;
  readonly decorator: 'swagger' | 'backofficeSwagger' | 'integrationSwagger';
}

/** Makes an API's document from its registered routes, when it is first asked for. */
async function describeRoutes<R extends RouteShape>(
  app: FastifyInstance,
  { api, contractOf, decorator }: Source<R>,
): Promise<() => Json> {
  const found = new Map<R, string>();
  await app.register(swagger, {
    decorator,
    openapi: { openapi: '3.1.0', info: { title: api.title, version: VERSION } },
    transform: ({ schema, url, route }) => {
      const contract = contractOf(route.config ?? {});
      if (!contract) return { schema: { ...schema, hide: true }, url };
      // The generator takes brackets for a pattern, so it gets the router's form of an OData key.
      const path = routerPath(contract);
      found.set(contract, path.replace(/:(\w+)/g, '{$1}'));
      return { schema, url: path };
    },
  });
  let document: Json | undefined;
  return () => {
    if (document) return document;
    const { paths = {} } = app[decorator]();
    document = openApiDocument(
      api,
      VERSION,
      [...found].map(([route, path]) => {
        const method = route.method.toLowerCase() as Lowercase<Method>;
        return { route, parameters: paths[path]?.[method]?.parameters ?? [] };
      }),
    );
    return document;
  };
}

/** The contract as OpenAPI 3.1: the shop's with a page for people, which is Swagger UI, the back office's and the integration's. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const shopDocument = await describeRoutes(app, {
    api: shopApi,
    contractOf: (config) => config.contract,
    decorator: 'swagger',
  });
  const backofficeDocument = await describeRoutes(app, {
    api: backofficeApi,
    contractOf: (config) => config.backofficeContract,
    decorator: 'backofficeSwagger',
  });
  const integrationDocument = await describeRoutes(app, {
    api: integrationApi,
    contractOf: (config) => config.integrationContract,
    decorator: 'integrationSwagger',
  });

  await app.register(swaggerUi, {
    routePrefix: `${API_PREFIX}/docs`,
    theme: { title: 'Partsboard API' },
    // The validator of swagger.io would be another host.
    uiConfig: { validatorUrl: null, docExpansion: 'none' },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', 'no-cache');
        done();
      },
    },
    transformSpecification: shopDocument,
    transformSpecificationClone: false,
  });
  app.get(`${BACKOFFICE_URL}/openapi.json`, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(backofficeDocument()),
  );
  app.get(`${INTEGRATION_URL}/openapi.json`, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(integrationDocument()),
  );
}
