/** A command tells its own results; of the database only what is wrong is said. */
export const quietLog = {
  info: () => undefined,
  warn: (_details: unknown, message?: string) => console.error(message),
  error: (_details: unknown, message?: string) => console.error(message),
};
