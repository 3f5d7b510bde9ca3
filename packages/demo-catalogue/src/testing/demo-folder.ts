import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { generateCatalogue, type CatalogueSummary } from '../generate-catalogue.ts';

/** A freshly generated default catalogue, removed after the file's tests. */
export const makeDemoFolder = (): { folder: string; summary: CatalogueSummary } => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-catalogue-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, summary: generateCatalogue({ folder }) };
};
