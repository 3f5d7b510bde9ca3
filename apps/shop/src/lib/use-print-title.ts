import { useEffect } from 'react';

/**
 * Browsers put the page's title over every printed page and name the file after it. While the page is printed it is
 * this one, and not the tab's, which ends with the name of the shop.
 */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let ofTab: string | null = null;
    const begin = () => {
      ofTab ??= document.title;
      document.title = title;
    };
    const end = () => {
      if (ofTab !== null) document.title = ofTab;
      ofTab = null;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
}
