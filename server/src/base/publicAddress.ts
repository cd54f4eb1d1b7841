/** True for a host that is this machine itself: `localhost`, 127.x.x.x or `::1`, the last one also in brackets. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

/** True for an address that leads to this machine itself. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);

/**
 * Whether the server answers under the host of this address. One that is for its own machine alone answers no other
 * name: a page of a stranger could otherwise have its name point here and talk to the server as if it were ours (DNS
 * rebinding).
 */
export const isKnownHost = (url: string, publicUrl: string): boolean =>
  !isLoopback(publicUrl) || isLoopback(url);
