import { useConfig } from '../lib/reference/use-reference.ts';

/** Names the screen in the browser's tab; React puts the element into the head. */
export function ScreenTitle({ children }: { readonly children: string }) {
  const config = useConfig();
  const shop = config?.seo.defaultTitle ?? 'Partsboard';
  const separator = config?.seo.titleSeparator.trim() ?? '–';
  return <title>{children ? `${children} ${separator} ${shop}` : shop}</title>;
}
