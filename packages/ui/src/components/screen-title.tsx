import { createContext, useContext } from 'react';

interface SiteTitle {
  readonly name: string;
  readonly separator: string;
}

/** What follows the name of the screen in the browser's tab. */
export const SiteTitleContext = createContext<SiteTitle>({ name: '', separator: '–' });

/** The title of the browser's tab; React moves the element into the head. */
export function ScreenTitle({ children }: { readonly children: string }) {
  const { name, separator } = useContext(SiteTitleContext);
  return <title>{children && name ? `${children} ${separator} ${name}` : children || name}</title>;
}
