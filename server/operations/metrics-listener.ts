import { once } from 'node:events';
import { createServer } from 'node:http';

import { StartError } from '#server/start-error.ts';

import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on loopback only.
 * @throws StartError when the port cannot be bound
 */
export async function listenForMetrics(
  metrics: Metrics,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new StartError(`METRICS_PORT ${port} cannot be opened: set it to a free port above 1023.`);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
