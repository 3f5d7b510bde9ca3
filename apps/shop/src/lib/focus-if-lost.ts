/**
 * As the `ref` of what takes the place of a pressed button: the focus that went with the button goes on here. A person
 * who has moved on in the meantime keeps theirs.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
