import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeAddress } from './clientAddress.ts';
import { networkFactors, networksOf } from './networks.ts';
import type { Unanswered } from './unansweredRequests.ts';

/** Most open connections; 10,000 idle ones take 50 MB. */
const MOST = 10_000;
/** Most connections of one address: a browser opens six, and an address may be a school. */
const MOST_OF_ADDRESS = 1000;
/** Most requests sent ahead on one connection. Browsers and proxies wait for each answer; 64 kB hold 2000 requests. */
const MOST_AHEAD = 32;

export interface ConnectionLimits {
  /** @default 10,000 */
  most?: number | undefined;
  /** Wider networks of IPv6 may have more, see `networkFactors`. @default 1000 */
  mostOfAddress?: number | undefined;
  /** Returns true if a peer is a proxy, which all clients share. @default there is no proxy */
  isProxy?: ((address: string) => boolean) | undefined;
}

/**
 * Limits open connections. Above the limit, the one with the oldest last request is closed for the new one. So a
 * client that opens many idle ones loses them first, and a new visitor always gets in. A connection that sends too
 * many requests ahead is closed: without answers nothing would slow it down. Dropped: Node's `maxConnections`. It
 * refuses new visitors while others hold the places.
 */
export function limitConnections(
  server: Server,
  unanswered: Unanswered,
  { most = MOST, mostOfAddress = MOST_OF_ADDRESS, isProxy = () => false }: ConnectionLimits,
): void {
  const all = new Set<Socket>();
  const ofNetworks = new Map<string, Set<Socket>>();
  /** Limits that a connection counts for, each with its connections by their last request. */
  const places = new WeakMap<Socket, Set<Socket>[]>();

  function placeIn(network: string): Set<Socket> {
    const place = ofNetworks.get(network) ?? new Set();
    ofNetworks.set(network, place);
    return place;
  }

  server.on('connection', (socket: Socket) => {
    const address = normalizeAddress(socket.remoteAddress ?? '') ?? '';
    const networks = isProxy(address) ? [] : networksOf(address);
    const own = [all, ...networks.map(placeIn)];
    places.set(socket, own);
    for (const [i, place] of own.entries()) {
      const room = i === 0 ? most : mostOfAddress * (networkFactors[i - 1] ?? 1);
      const [oldest] = place;
      if (place.size >= room) oldest?.destroy();
      place.add(socket);
    }
    socket.once('close', () => {
      for (const place of own) place.delete(socket);
      for (const network of networks) if (ofNetworks.get(network)?.size === 0) ofNetworks.delete(network);
    });
  });
  server.on('request', ({ socket }) => {
    if ((unanswered.get(socket)?.size ?? 0) > MOST_AHEAD) socket.destroy();
    for (const place of places.get(socket) ?? []) {
      place.delete(socket);
      place.add(socket);
    }
  });
}
