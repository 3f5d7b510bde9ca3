import { useConfig } from '../lib/reference/use-reference.ts';

/** The title of the browser's tab; React moves the element into the head. */
export function ScreenTitle({ children }: { readonly children: string }) {
  const config = useConfig();
  const shop = config?.seo.defaultTitle ?? 'Partsboard';
  const separator = config?.seo.titleSeparator.trim() ?? '–';
  return <title>{children ? `${children} ${separator} ${shop}` : shop}</title>;
}
