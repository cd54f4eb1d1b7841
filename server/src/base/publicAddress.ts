/** Returns true for a host that is this machine: `localhost`, 127.x.x.x or `::1`, the last one also in brackets. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

/** Returns true if the address is this machine. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);

/**
 * Returns true if the server answers under the host of this address. A server for its own machine answers no other
 * name: otherwise a foreign page could point its name here and call the server as its own (DNS rebinding).
 */
export const isKnownHost = (url: string, publicUrl: string): boolean =>
  !isLoopback(publicUrl) || isLoopback(url);
