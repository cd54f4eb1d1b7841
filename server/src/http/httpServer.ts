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

/** Time to receive a request, headers and body. The largest has 64 kB: a slow phone needs a second. */
const RECEIVE_WITHIN_MS = 10_000;
/**
 * Longest idle time of a connection between two requests. Common proxies keep theirs for 60 s, nginx for 75 s. If we
 * closed first, a request on its way would meet a closed connection, and the visitor a 502.
 */
const KEEP_ALIVE_MS = 76_000;
/**
 * Longest silence while a request is answered. A slow phone takes minutes for a large file but is never silent for so
 * long; a client that doesn't read is.
 */
const STALLED_MS = 60_000;
/** Time for a refused client to read the reason. */
const LINGER_MS = 500;

const refusalOf = (error: Error): ApiError => {
  const code = errorCode(error);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  return new ApiError('invalid_request', { request: 'This is no HTTP request.' });
};

/** Writes an answer to data that isn't a complete request. */
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
 * Creates Node's HTTP server. Its own refusals have the form of our errors: `request_timeout` for a client that sends
 * too slowly, `headers_too_large`, and `invalid_request` for anything but HTTP. A connection without any progress is
 * closed.
 */
export function createHttpServer({
  answer,
  receiveWithinMs = RECEIVE_WITHIN_MS,
  keepAliveMs = KEEP_ALIVE_MS,
  stalledMs = STALLED_MS,
  ...connectionLimits
}: HttpServerOptions): {
  server: Server;
  /** Stops the server, see `prepareDrain`. */
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
    // Node's own name for the current answer; its types lack it. An answer that has begun can't be undone.
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
