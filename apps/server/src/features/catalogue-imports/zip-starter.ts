import { strToU8, zipSync } from 'fflate';
import { starterFiles } from '../catalogue/catalogue.service.ts';

/** A catalogue to start from, some kilobytes, as people send one. */
export const zipStarter = (warehouseCodes: readonly string[]): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(starterFiles(warehouseCodes)).map(([name, text]) => [name, strToU8(text)]),
      ),
    ),
  );
