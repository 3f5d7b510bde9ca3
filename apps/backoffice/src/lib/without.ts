/** A copy of an object without some of its properties. */
export const without = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> =>
  // fromEntries forgets the names that it was given.
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;
