const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address that leads to this machine itself. */
export const isLoopback = (url: string): boolean => loopbackHosts.includes(new URL(url).hostname);

/**
 * Whether the server answers under the host of this address. One that is for its own machine alone answers no other
 * name: a page of a stranger could otherwise have its name point here and talk to the server as if it were ours (DNS
 * rebinding).
 */
export const isKnownHost = (url: string, publicUrl: string): boolean =>
  !isLoopback(publicUrl) || isLoopback(url);
