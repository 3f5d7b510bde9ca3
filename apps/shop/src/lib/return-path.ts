/**
 * The page to open after login. Only a path inside the shop is accepted: `//host` and `/\host` would leave it, and the
 * pages that start or end a session would loop.
 */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  return /^\/(?:login|logout|register|forgot-password)(?:[/?#]|$)/i.test(path) ? '/' : path;
}
