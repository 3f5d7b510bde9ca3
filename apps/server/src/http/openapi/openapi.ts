import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX, routerPath, type Method, type RouteContract } from '@partsboard/contract/route';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';
import type { Json } from './openapi-schemas.ts';

const VERSION = '1.6.0';

/** The contract as OpenAPI 3.1, made from the registered routes, and a page for people, which is Swagger UI. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const found = new Map<RouteContract, string>();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Partsboard', version: VERSION } },
    transform: ({ schema, url, route }) => {
      const contract = route.config?.contract;
      if (!contract) return { schema: { ...schema, hide: true }, url };
      // The generator takes brackets for a pattern, so it gets the router's form of an OData key.
      const path = routerPath(contract);
      found.set(contract, path.replace(/:(\w+)/g, '{$1}'));
      return { schema, url: path };
    },
  });

  const describeCalls = () => {
    const { paths = {} } = app.swagger();
    return openApiDocument(
      VERSION,
      [...found].map(([route, path]) => {
        const method = route.method.toLowerCase() as Lowercase<Method>;
        return { route, parameters: paths[path]?.[method]?.parameters ?? [] };
      }),
    );
  };
  let document: Json | undefined;
  const readDocument = () => (document ??= describeCalls());

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
    transformSpecification: readDocument,
    transformSpecificationClone: false,
  });
}
