const SCHEME = 'data-mantine-color-scheme';

/** Prints in light colours also where the dark colour scheme is on. */
export function printInLightColors(): void {
  const page = document.documentElement;
  let scheme: string | null = null;
  window.addEventListener('beforeprint', () => {
    scheme = page.getAttribute(SCHEME);
    page.setAttribute(SCHEME, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (scheme !== null) page.setAttribute(SCHEME, scheme);
  });
}
