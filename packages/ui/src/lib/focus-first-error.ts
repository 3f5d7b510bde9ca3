import type { SyntheticEvent } from 'react';

/**
 * Focuses the first field on the screen that has an error. Can be passed as the second argument of a Mantine form's
 * `onSubmit`.
 */
export function focusFirstError(
  _errors: unknown,
  _values: unknown,
  event: SyntheticEvent<HTMLFormElement> | undefined,
): void {
  const form = event?.currentTarget;
  // The errors are rendered in the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
