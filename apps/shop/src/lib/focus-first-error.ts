/** Puts the focus into the first field, in the order of the screen, that has an error. */
export function focusFirstError(form: HTMLFormElement): void {
  // The errors are drawn in the next frame.
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
