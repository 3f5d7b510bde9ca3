import type { ComponentProps } from 'react';
import { ExportMenu } from '../../components/export-menu.tsx';
import { useMay } from '../../features/session/session.queries.ts';

/** Saves a filtered list, for whoever may take lists out of the house. */
export function ListExportMenu(props: ComponentProps<typeof ExportMenu>) {
  return useMay()('exports.read') ? <ExportMenu {...props} /> : null;
}
