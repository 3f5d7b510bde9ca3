import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;
let source: string;

beforeAll(async () => {
  shop = await createTestApp();
  source = (await shop.call({ url: '/api/docs/json' })).text;
});
afterAll(() => shop.close());

/** What somebody writes who knows the API by its document only; the last line is a mistake. */
const CALLER = `
import type { components, operations, paths } from './api.ts';

type Body = operations['addItem']['requestBody']['content']['application/json'];
type Lines = paths['/Level4/Cart']['get']['responses']['200']['content']['application/json'];
type Refusal = operations['addItem']['responses'][401]['content']['application/problem+json'];

export const body: Body = { ProductId: 12, Quantity: 2, produktart: 'PKW' };
export const total = (lines: Lines): number => lines.reduce((sum, line) => sum + line.Total, 0);
export const message = ({ title }: Refusal): string => title;
export const kind: components['schemas']['VehicleKind'] = 'MOTORRAD';

// @ts-expect-error -- a cart takes no words for a number
export const wrong: Body = { ProductId: 12, Quantity: 'two' };
`;

describe('whoever reads the OpenAPI document', () => {
  it('finds nothing that Redocly’s recommended rules complain about', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('gets a client from a generator, and it compiles in strict mode', { timeout: 120_000 }, async () => {
    const folder = await temporaryFolder('client');
    const types = astToString(await openapiTS(JSON.parse(source) as OpenAPI3));
    const caller = join(folder, 'caller.ts');
    await writeFile(join(folder, 'api.ts'), types);
    await writeFile(caller, CALLER);
    const program = ts.createProgram([caller], {
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(complaints).toEqual([]);
  });
});
