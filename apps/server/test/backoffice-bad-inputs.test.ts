import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routerPath } from '@partsboard/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { expectDecentAnswer, hostileTexts, hostileValues } from './hostile-input.ts';
import { propertiesOf, sampleOf } from './sample-input.ts';

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
});
afterAll(() => shop.close());

const urlOf = (route: BackofficeRoute, key = '1', query = ''): string =>
  routerPath(route).replace(/:\w+/g, key) + query;

describe.each(Object.entries<BackofficeRoute>(backofficeRoutes))(
  '%s',
  { timeout: 180_000 },
  (name, route) => {
    const call = async (url: string, payload?: object) =>
      shop.call({
        method: route.method,
        url,
        // Some of the calls end the session.
        headers: await shop.startSession(ADMINISTRATOR),
        ...(payload && { payload }),
      });

    if (route.body)
      it('answers every wrong field in words', async () => {
        const sample = sampleOf(route.body) as Record<string, unknown>;
        for (const [field] of propertiesOf(route.body)) {
          for (const value of hostileValues) {
            const answer = await call(urlOf(route), { ...sample, [field]: value });
            expectDecentAnswer(answer, `${name}.${field} = ${JSON.stringify(value)}`);
          }
        }
      });

    if (route.query)
      it('answers every wrong query in words', async () => {
        for (const [field] of propertiesOf(route.query)) {
          for (const text of [...hostileTexts, `a&${field}=b`, `a&${field}[x]=b`]) {
            expectDecentAnswer(
              await call(urlOf(route, '1', `?${field}=${text}`)),
              `${name}?${field}=${text}`,
            );
          }
        }
      });

    if (route.params)
      it('answers every wrong key in words', async () => {
        for (const text of hostileTexts) {
          const answer = await call(urlOf(route, text), route.body && (sampleOf(route.body) as object));
          expectDecentAnswer(answer, `${name}/${text}`);
        }
      });

    it('refuses other methods by name', async () => {
      const answer = await shop.call({ method: 'PATCH', url: urlOf(route) });
      expect([answer.status, String(answer.headers['allow']).includes(route.method)]).toEqual([405, true]);
    });
  },
);
