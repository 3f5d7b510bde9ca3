/**
 * The page to open after login. Only a path inside the application is accepted: `//host` and `/\host` would leave it, and
 * the pages that start or end a session, whose first segments are given, would loop.
 */
export function safeReturnPath(path: unknown, sessionPages: readonly string[]): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  const [, page = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  return sessionPages.includes(page.toLowerCase()) ? '/' : path;
}
