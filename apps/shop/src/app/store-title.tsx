import { SiteTitleContext } from '@partsboard/ui/components/screen-title.tsx';
import { useMemo, type ReactNode } from 'react';
import { useConfig } from '../lib/reference/use-reference.ts';

/** Titles of the browser's tab end with the store's own title. */
export function StoreTitle({ children }: { readonly children: ReactNode }) {
  const seo = useConfig()?.seo;
  const title = useMemo(
    () => ({ name: seo?.defaultTitle ?? '', separator: seo?.titleSeparator.trim() ?? '–' }),
    [seo],
  );
  return <SiteTitleContext value={title}>{children}</SiteTitleContext>;
}
