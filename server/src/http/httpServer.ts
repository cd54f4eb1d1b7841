import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { ApiError, errorCode, toApiError, toResponse } from '../base/errors.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { prepareDrain } from './shutdown.ts';
import { watchUnanswered } from './unansweredRequests.ts';

/** How long a client may take to send a request, headers and body. The largest is 64 kB: a slow phone needs a second. */
const RECEIVE_WITHIN_MS = 10_000;
/**
 * How long a connection may be idle between two requests. Common proxies keep theirs for 60 s, nginx for 75 s: where we
 * close first, a request that is on its way meets a closed connection, and the visitor a 502.
 */
const KEEP_ALIVE_MS = 76_000;
/**
 * How long nothing may move while a request is answered. A slow phone takes minutes for a large file and is never
 * quiet for so long; a client that doesn't read is.
 */
const STALLED_MS = 60_000;
/** How long a client that was refused may take to read why. */
const LINGER_MS = 500;

const refusalOf = (error: Error): ApiError => {
  const code = errorCode(error);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  return new ApiError('invalid_request', { request: 'This is no HTTP request.' });
};

/** An answer to what has not become a request. */
function rawAnswer(error: ApiError): string {
  const body = JSON.stringify(error.toBody());
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers a request; `from` is the same one as Node has it. */
export type Answer = (request: Request, from: IncomingMessage) => Response | Promise<Response>;

interface HttpServerOptions extends ConnectionLimits {
  answer: Answer;
  /** @default 10 s */
  receiveWithinMs?: number;
  /** @default 76 s */
  keepAliveMs?: number;
  /** @default 60 s */
  stalledMs?: number;
}

/**
 * Node's HTTP server. What it refuses by itself has the form of our errors, too: `request_timeout` for a client that
 * sends too slowly, `headers_too_large`, and `invalid_request` for what is no HTTP. A connection on which nothing moves
 * is closed.
 */
export function createHttpServer({
  answer,
  receiveWithinMs = RECEIVE_WITHIN_MS,
  keepAliveMs = KEEP_ALIVE_MS,
  stalledMs = STALLED_MS,
  ...connectionLimits
}: HttpServerOptions): {
  server: Server;
  /** Stops it, see `prepareDrain`. */
  drain: () => Promise<void>;
} {
  const server = createServer(
    {
      headersTimeout: receiveWithinMs,
      requestTimeout: receiveWithinMs,
      connectionsCheckingInterval: receiveWithinMs / 10,
      keepAliveTimeout: keepAliveMs,
    },
    getRequestListener(
      (request, { incoming }) => whenReleased(() => answer(request, incoming as IncomingMessage)),
      {
        errorHandler: (error) =>
          toResponse(error instanceof RequestError ? refusalOf(error) : toApiError(error)),
      },
    ),
  );
  server.timeout = stalledMs;
  const unanswered = watchUnanswered(server);
  limitConnections(server, unanswered, connectionLimits);
  const { whenReleased, drain } = prepareDrain(server, unanswered);
  server.on('clientError', (error, socket) => {
    // Node's own name for the answer under way; its types do not know it. What has begun cannot be taken back.
    const { _httpMessage } = socket as typeof socket & { _httpMessage?: ServerResponse | null };
    // Proxies open connections ahead; an answer there would be taken for the one to their first request.
    const isSpare = 'bytesRead' in socket && socket.bytesRead === 0;
    if (!socket.writable || _httpMessage?.headersSent || isSpare) {
      socket.destroy();
      return;
    }
    socket.end(rawAnswer(refusalOf(error)));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
  return { server, drain };
}
