import { lazy } from 'react';

/** The rows of a file or a pasted block: few visits to the cart import any. */
export const TableImport = lazy(() =>
  import('./table-import.tsx').then((file) => ({ default: file.TableImport })),
);
