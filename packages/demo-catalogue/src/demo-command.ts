import { parseArgs } from 'node:util';
import { generateCatalogue, type CatalogueSummary } from './generate-catalogue.ts';
import { DEFAULT_SCALE, DEFAULT_SEED } from './scale.ts';

export const DEMO_USAGE = `demo FOLDER [--scale ${DEFAULT_SCALE}] [--seed ${DEFAULT_SEED}]`;

/** Wrong words after `demo`; its message says which. */
export class DemoUsageError extends Error {
  override readonly name = 'DemoUsageError';
}

const numberIn = (
  text: string | undefined,
  name: string,
  fallback: number,
  low: number,
  high: number,
): number => {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isFinite(value) && value >= low && value <= high) return value;
  throw new DemoUsageError(`--${name} must be a number from ${low} to ${high}, not "${text ?? ''}".`);
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { scale: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch (error) {
    throw new DemoUsageError(error instanceof Error ? error.message : String(error));
  }
};

/** What follows `npm run catalogue -- demo`: writes a demo catalogue into the folder named. */
export const runDemoCommand = (
  args: readonly string[],
  onProgress?: (step: string) => void,
): CatalogueSummary => {
  const { values, positionals } = readArguments(args);
  const [folder, surplus] = positionals;
  if (folder === undefined || surplus !== undefined) throw new DemoUsageError(`Usage: ${DEMO_USAGE}`);
  return generateCatalogue({
    folder,
    scale: numberIn(values.scale, 'scale', DEFAULT_SCALE, DEFAULT_SCALE, 1),
    seed: Math.trunc(numberIn(values.seed, 'seed', DEFAULT_SEED, 0, 0xffff_ffff)),
    ...(onProgress && { onProgress }),
  });
};
