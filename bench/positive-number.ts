/** The number that an option was given. */
export function positiveNumber(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${option} is "${text}" but must be a number above zero.`);
  return value;
}
