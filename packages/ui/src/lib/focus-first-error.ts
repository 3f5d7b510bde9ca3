import type { SyntheticEvent } from 'react';
import { fieldErrors } from '../api/api-error.ts';

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

interface FormWithErrors {
  readonly setErrors: (errors: ReturnType<typeof fieldErrors>) => void;
}

/** Shows what the server has refused beside the fields, and leads to the first of them: it may be far up the screen. */
export function showFieldErrors(form: FormWithErrors, error: unknown): void {
  const place: ParentNode = document.activeElement?.closest('form') ?? document;
  form.setErrors(fieldErrors(error));
  // An answer is rendered a frame later than a click.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  );
}
