/** What an import does where nothing is counted. */
export const importSteps = [
  'migration',
  'unpacking',
  'vehicles',
  'parts',
  'unique-indexes',
  'checks',
  'difference',
  'boards',
  'search',
  'indexes',
  'statistics',
  'switch',
  'changes',
  'images',
  'tidy-up',
] as const;
export type ImportStep = (typeof importSteps)[number];

/** Why an import could not be checked or loaded, where that is no fault of a row. */
export const importFailures = [
  'not-a-zip',
  'unsafe-zip',
  'too-large',
  'no-catalogue',
  'disk-full',
  'tables-changed',
  'version-gone',
  'unexpected',
] as const;
export type ImportFailure = (typeof importFailures)[number];
