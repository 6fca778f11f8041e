import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

type Certificate = { authority: string; key: string; certificate: string };

/** Makes a certificate for localhost and the authority that signs it, both valid for one day. */
function makeCertificate(): Certificate {
  const directory = newTemporaryDirectory('certificate');
  const path = (name: string) => join(directory, name);
  const openssl = (name: string, ...more: string[]) => {
    const key = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(' ');
    const files = ['-keyout', path(`${name}.key`), '-out', path(`${name}.pem`)];
    execFileSync('openssl', [...key, ...files, ...more], { stdio: 'pipe' });
  };
  try {
    openssl('authority', '-subj', '/CN=Authority of this proof');
    const issuer = ['-CA', path('authority.pem'), '-CAkey', path('authority.key')];
    const extensions = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=CA:FALSE'];
    openssl('site', '-subj', '/CN=localhost', ...issuer, ...extensions);
    const read = (name: string) => readFileSync(path(name), 'utf8');
    return { authority: read('authority.pem'), key: read('site.key'), certificate: read('site.pem') };
  } finally {
    removeDirectory(directory);
  }
}

type TlsFront = { close: () => Promise<void> };

/**
 * Opens a TLS proxy as it would run in front of the site on the internet: it terminates TLS and redirects http to
 * https. This process trusts its certificate authority until the proxy is closed.
 */
export async function openTlsFront(ports: { http: number; https: number; site: number }): Promise<TlsFront> {
  const { authority, key, certificate } = makeCertificate();
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, authority]);
  const secure = createHttpsServer({ key, cert: certificate }, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const call = request(
      { host: '127.0.0.1', port: ports.site, method, path, headers: forwarded },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  const plain = createHttpServer((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${ports.https}${incoming.url}` }).end();
  });
  secure.listen(ports.https, '127.0.0.1');
  plain.listen(ports.http, '127.0.0.1');
  await Promise.all([once(secure, 'listening'), once(plain, 'listening')]);
  return {
    async close() {
      setDefaultCACertificates(trusted);
      for (const server of [secure, plain]) {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      }
    },
  };
}
