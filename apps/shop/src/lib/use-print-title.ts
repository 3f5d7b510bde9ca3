import { useEffect } from 'react';

/**
 * Browsers print the page's title on every page and use it as the file name. While printing it is this title, without
 * the shop's name that the tab shows.
 */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let tabTitle: string | null = null;
    const begin = () => {
      tabTitle ??= document.title;
      document.title = title;
    };
    const end = () => {
      if (tabTitle !== null) document.title = tabTitle;
      tabTitle = null;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
}
