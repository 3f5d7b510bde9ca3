import swagger from '@fastify/swagger';
import { API_PREFIX, routerPath, type Method, type RouteContract } from '@partsboard/contract/route';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';
import { renderApiPage } from './openapi-page.ts';
import type { Json } from './openapi-schemas.ts';

const VERSION = '1.6.0';

/** The contract as OpenAPI 3.1, made from the routes that this server really has. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const found = new Map<RouteContract, string>();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Partsboard', version: VERSION } },
    transform: ({ schema, url, route }) => {
      const contract = route.config?.contract;
      if (!contract) return { schema: { ...schema, hide: true }, url };
      // The generator reads brackets as a pattern, so it gets the router's form of an OData key.
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

  app.get(`${API_PREFIX}/docs/json`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(readDocument()),
  );

  let page: string | undefined;
  app.get(`${API_PREFIX}/docs`, { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderApiPage(readDocument());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
