/**
 * For the `ref` of an element that replaces a clicked button: it takes over the focus that was lost with the button. If
 * the person has focused something else meanwhile, that keeps the focus.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
