import type { SyntheticEvent } from 'react';

/**
 * Puts the focus into the first field, in the order of the screen, that has an error. Fits as the second
 * argument of a Mantine form's `onSubmit`.
 */
export function focusFirstError(
  _errors: unknown,
  _values: unknown,
  event: SyntheticEvent<HTMLFormElement> | undefined,
): void {
  const form = event?.currentTarget;
  // The errors are drawn in the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
