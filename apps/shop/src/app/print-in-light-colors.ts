const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: what is printed from a dark screen takes the light colours, and gives them back. */
export function printInLight(): void {
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
