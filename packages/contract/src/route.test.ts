import { describe, expect, it } from 'vitest';
import { fromODataUrl, routerPath, routeUrl } from './route.ts';
import { routes } from './routes.ts';

describe('the OData form of an address', () => {
  it.each([
    ["/api/Product('12')", '/api/Product/12'],
    ["/api/picture('7')?w=1", '/api/picture/7?w=1'],
    ['/api/picture(%277%27)', '/api/picture/7'],
    ['/api/picture%28%277%27%29', '/api/picture/7'],
    ["/api/picture('a%20b')", '/api/picture/a%20b'],
    ["/api/picture('%zz')", '/api/picture/%zz'],
    ["/api/picture('')", '/api/picture/'],
  ])('turns %s into %s', (url, expected) => {
    expect(fromODataUrl(url)).toBe(expected);
  });

  it.each([
    '/api/config',
    "/api/Topic/get?seName=picture('1')",
    "/api/picture('1')/more",
    "/api/picture('../1')",
    "/api/picture('1",
    '/',
    '*',
  ])('leaves %s alone', (url) => {
    expect(fromODataUrl(url)).toBe(url);
  });

  it('answers in linear time to a hostile address', () => {
    const url = `/api/${"('".repeat(50_000)}`;
    expect(fromODataUrl(url)).toBe(url);
  });
});

describe('the address of a call', () => {
  it('escapes the key and comes back through the router form', () => {
    expect(routeUrl(routes.picture, { id: 12 })).toBe("/api/picture('12')");
    expect(fromODataUrl(routeUrl(routes.picture, { id: "a'b" }))).toBe('/api/picture/a%27b');
    expect(routerPath(routes.picture)).toBe('/api/picture/:id');
  });

  it('leaves out what is not given', () => {
    expect(routeUrl(routes.slider, {}, { sliderType: 0, other: undefined })).toBe('/api/slider?sliderType=0');
  });

  it('refuses to build an address without its key', () => {
    expect(() => routeUrl(routes.picture)).toThrow('id');
  });
});
