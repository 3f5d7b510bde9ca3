let current: string | null = null;

/** The CSRF token of the session; null without one. It also tells one session from another. */
export const readCsrfToken = (): string | null => current;

export function setCsrfToken(token: string | null): void {
  current = token;
}
