import type { TFunction } from 'i18next';
import type { ImportFile } from './import-file.ts';
import type { CsvError } from './table-file.ts';

/** The message for a file that cannot be imported. */
export function importProblem(read: Exclude<ImportFile, { readonly kind: 'columns' }>, t: TFunction): string {
  switch (read.kind) {
    case 'too-many':
      return t('Max 100 items.');
    case 'too-large':
      return t('The file is too large. At most 5 MB can be imported.');
    case 'wrong-format':
      return t('Wrong format, please download example import');
    case 'parse-error':
      return parseError(read.error, t);
  }
}

/** The parser’s messages are in English and are the keys of their translations. */
function parseError({ code, message }: CsvError, t: TFunction): string {
  switch (code) {
    case 'MissingQuotes':
      return t('Quoted field unterminated');
    case 'InvalidQuotes':
      return t('Trailing quote on quoted field is malformed');
    default:
      return message;
  }
}
