import type { catalogueImports as Polish } from '../pl/imports.ts';

export const catalogueImports: typeof Polish = {
  figuresTooLarge: 'A file of prices or stock has at most 100 MB.',
  unknownImport: 'There is no such import, or it was removed already.',
  notPossibleNow: 'This is not possible now: somebody else has gone on with this import.',
  wrongPiece: 'This piece of the file has the wrong length.',
  notWhole: 'The file has not arrived whole. Send it again.',
  diskFull: 'The disk of the server is full. Make room there and send the file again.',
  versionGone: 'This version of the catalog is not kept any more. Import its files again.',
  reportTitle: 'Import report',
  reportColumns: ['File', 'Row', 'Kind', 'Text'],
  severities: { error: 'Error', note: 'Note' },
};
