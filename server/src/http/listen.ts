import type { Server } from 'node:http';
import { errorCode } from '../base/errors.ts';
import { StartupError } from '../base/startupError.ts';

/**
 * Resolves to the port once the server listens.
 * @param port 0 takes a free one.
 * @param host `undefined`: all addresses. Throws `StartupError` if it fails.
 */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason =
        errorCode(error) === 'EADDRINUSE'
          ? `Port ${port} is already in use: stop what uses it, or choose another with PORT=<number>.`
          : `Cannot listen on port ${port} (${errorCode(error)}): choose another PORT or HOST.`;
      reject(new StartupError(reason, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
