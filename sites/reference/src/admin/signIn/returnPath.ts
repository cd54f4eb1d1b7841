/** Where somebody goes who wanted nowhere. */
const HOME = '/dashboard';

/** The address of the sign-in that leads back to a path below `/admin`. */
export const signInPath = (path: string): string =>
  path === '/' || path === HOME ? '/login' : `/login?to=${encodeURIComponent(path)}`;

/**
 * Where a sign-in leads: the path below `/admin` that was wanted, or home. Nothing that a browser would take for another
 * site (`//host`, `/\host`, a scheme), as anybody can write such a link.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '';
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) && !wanted.startsWith('/login') ? wanted : HOME;
}
