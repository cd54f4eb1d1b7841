/** Screen after signing in, unless another was requested. */
const HOME = '/dashboard';

/** The address of the sign-in that leads back to a path below `/admin`. */
export const signInPath = (path: string): string =>
  path === '/' || path === HOME ? '/login' : `/login?to=${encodeURIComponent(path)}`;

/**
 * Returns the requested path below `/admin`, or home. It ignores paths that a browser would take for another site
 * (`//host`, `/\host`, a scheme), as anybody can write such a link.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '';
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) && !wanted.startsWith('/login') ? wanted : HOME;
}
