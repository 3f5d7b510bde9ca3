/** The screen to open after login. Only a path of the back office is accepted: `//host` would leave it. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  return /^\/login(?:[/?#]|$)/i.test(path) ? '/' : path;
}
