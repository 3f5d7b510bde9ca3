/** The values with one of them changed, or without it where the new one is empty. */
export function withValue<T extends object, K extends keyof T>(
  values: T,
  key: K,
  value: T[K] | '' | null | undefined,
): T {
  const next = { ...values };
  if (value === '' || value === null || value === undefined) Reflect.deleteProperty(next, key);
  else next[key] = value;
  return next;
}
