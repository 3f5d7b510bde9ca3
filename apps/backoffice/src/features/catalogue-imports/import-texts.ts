import type {
  CatalogueImport,
  DifferenceKind,
  ImportState,
  ProblemSeverity,
} from '@partsboard/contract/backoffice/catalogue-imports';
import type { ImportFailure, ImportStep } from '@partsboard/contract/backoffice/import-steps';
import type { TFunction } from 'i18next';

export const stateTexts = (t: TFunction): Readonly<Record<ImportState, string>> => ({
  uploading: t('Being sent'),
  waiting: t('Waits for the check'),
  checking: t('Being checked'),
  refused: t('Has problems'),
  checked: t('Ready to load'),
  'load-waiting': t('Waits to be loaded'),
  loading: t('Being loaded'),
  loaded: t('Loaded'),
  failed: t('Failed'),
  cancelled: t('Import cancelled'),
});

export const stepTexts = (t: TFunction): Readonly<Record<ImportStep, string>> => ({
  migration: t('Waiting for an update of the database'),
  unpacking: t('Unpacking the file'),
  vehicles: t('Comparing vehicles'),
  parts: t('Comparing parts'),
  'unique-indexes': t('Looking for keys that occur twice'),
  checks: t('Checking what belongs together'),
  difference: t('Comparing with the loaded catalog'),
  boards: t('Assigning boards to vehicles'),
  search: t('Preparing the search'),
  indexes: t('Building indexes'),
  statistics: t('Gathering statistics'),
  switch: t('Switching to the new catalog'),
  changes: t('Changing what differs'),
  images: t('Reading pictures'),
  'tidy-up': t('Tidying up'),
});

export const failureTexts = (t: TFunction): Readonly<Record<ImportFailure, string>> => ({
  'not-a-zip': t('This file is not a ZIP file that can be read, or it needs a password.'),
  'unsafe-zip': t(
    'This ZIP file holds names that lead out of its folder or occur twice. It was not unpacked.',
  ),
  'too-large': t('This ZIP file unfolds into too much. It was not unpacked.'),
  'no-catalogue': t(
    'This ZIP file holds no catalog: it has no file {{file}}. Prices or stock alone are sent as a CSV file of their own.',
    { file: 'catalogue.csv' },
  ),
  'disk-full': t('The disk of the server is full. Nothing was changed; make room and try again.'),
  'tables-changed': t('The shop was updated while the import ran. Nothing was changed; try again.'),
  'version-gone': t('This version cannot be put back any more. Import its files again.'),
  unexpected: t('Something unexpected happened. Nothing was changed; the server’s log says more.'),
});

export const severityTexts = (t: TFunction): Readonly<Record<ProblemSeverity, string>> => ({
  error: t('Error'),
  note: t('Remark'),
});

export const differenceTexts = (t: TFunction): Readonly<Record<DifferenceKind, string>> => ({
  new: t('New parts'),
  gone: t('Parts that go'),
  changed: t('Changed parts'),
  price: t('Changed prices'),
});

/** What an import is called in lists and titles. */
export const nameOfImport = (
  t: TFunction,
  { kind, fileName, catalogueName }: Pick<CatalogueImport, 'kind' | 'fileName' | 'catalogueName'>,
): string => (kind === 'return' ? t('Back to {{name}}', { name: catalogueName ?? '' }) : fileName);
