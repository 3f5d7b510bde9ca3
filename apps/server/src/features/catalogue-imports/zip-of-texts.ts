import { strToU8, zipSync } from 'fflate';

/** Files by their paths, some kilobytes of text, as one ZIP file. */
export const zipOfTexts = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
