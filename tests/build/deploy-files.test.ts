import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:http2';
import type { ClientHttp2Session, IncomingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

import { expect, onTestFinished, test } from 'vitest';

import { clausesOf } from '#content/legal/clauses.ts';
import { PRIVACY } from '#content/legal/privacy.ts';
import { NODE_OPTIONS } from '#server/node-options.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

import { BUILD, CLIENT, readClient } from '#tests/harness/site/built-site.ts';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');
const MAIN = resolve(import.meta.dirname, '../../server/main.ts');
const SITE_URL = 'https://www.example.com';
const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
/** An address of loopback that neither the proxy nor the site uses, so that it can be searched for in the log. */
const VISITOR = '127.0.0.77';
const LIMIT_MS = 90_000;
/** Colleagues behind one address, and the modules that a page requests at once when it hydrates. */
const [VISITORS, MODULES_AT_ONCE] = [5, 24];

/**
 * Starts nginx with the operator's file: only ports, certificate and paths are replaced.
 * @param location a block that the manual adds for several servers
 */
async function startNginx(sitePorts: readonly number[], location = '') {
  const directory = testDirectory('deploy');
  const [http, https] = [await freePort(), await freePort()];
  const [certificate, key] = [join(directory, 'fullchain.pem'), join(directory, 'privkey.pem')];
  const curve = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(' ');
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-subj', '/CN=www.example.com', '-keyout', key, '-out', certificate],
    { stdio: 'pipe' },
  );
  const site = readFileSync(join(DEPLOY, 'nginx-site.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/ssl/site', directory)
    .replaceAll('/var/log/nginx', directory)
    .replaceAll('/var/www/acme', directory)
    .replace(/^( *server )127\.0\.0\.1:3000(.*\n)/m, (_, before: string, after: string) =>
      sitePorts.map((port) => `${before}127.0.0.1:${port}${after}`).join(''),
    )
    .replace('  location / ', `${location}$&`);
  await runNginx(directory, site, http);
  return { directory, http, https, log: () => readFileSync(join(directory, 'site.log'), 'utf8') };
}

/** Tests and runs a configuration of the `http` block until the test ends. */
async function runNginx(directory: string, site: string, http: number): Promise<void> {
  writeFileSync(join(directory, 'site.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(directory, kind)};`).join(' ');
  const main = `daemon off; worker_processes 1; pid ${join(directory, 'nginx.pid')};
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { ${temporary} include ${join(directory, 'site.conf')}; }`;
  writeFileSync(join(directory, 'nginx.conf'), main);
  const args = ['-c', join(directory, 'nginx.conf'), '-p', directory, '-e', 'stderr'];
  const tested = spawnSync(NGINX, ['-t', ...args]);
  expect(tested.status, tested.stderr.toString()).toBe(0);
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  });
  const isOpen = async () => {
    const socket = connectSocket(http, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(true);
}

/** Starts Caddy with the operator's file: only ports, servers and the authority of the certificates are replaced. */
async function startCaddy(sitePort: number) {
  const directory = testDirectory('deploy');
  const [http, https] = [await freePort(), await freePort()];
  const options = `
    admin off
    local_certs
    skip_install_trust
    http_port ${http}
    https_port ${https}
    storage file_system ${directory}
  `;
  const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    // The block of global options, which may be there only once.
    .replace(/^\{$/m, `{${options}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`);
  const file = join(directory, 'Caddyfile');
  writeFileSync(file, site);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: directory },
  });
  let log = '';
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', (chunk) => (log += chunk));
  onTestFinished(async () => {
    caddy.kill('SIGTERM');
    await once(caddy, 'exit');
  });
  const obtained = (host: string) =>
    log.includes(`"certificate obtained successfully","identifier":"${host}"`);
  await expect.poll(() => ['example.com', 'www.example.com'].every(obtained), { timeout: 20_000 }).toBe(true);
  return { http, https, log: () => log };
}

/** Starts the server as the unit's supervisor does, and returns its port. */
async function startServer(): Promise<number> {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: await newDataDir(), SITE_URL, TRUSTED_PROXIES: '127.0.0.1' };
  const server = spawn(process.execPath, [...NODE_OPTIONS, MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 30_000 }).toBe(true);
  return port;
}

/** A server of the site that answers with the status for a path. */
async function startStub(statusOf: (path: string) => number): Promise<number> {
  const stub = createServer(({ url = '' }, response) => response.writeHead(statusOf(url)).end());
  const port = await freePort();
  stub.listen(port, '127.0.0.1');
  await once(stub, 'listening');
  onTestFinished(() => void stub.closeAllConnections());
  onTestFinished(() => void stub.close());
  return port;
}

/** An HTTP/2 connection as `host` from the visitor's address. */
async function openVisitor(port: number, host: string): Promise<ClientHttp2Session> {
  const session = connect(`https://${host}`, {
    createConnection: () =>
      connectTls({
        socket: connectSocket({ host: '127.0.0.1', port, localAddress: VISITOR }),
        servername: host,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      }),
  });
  onTestFinished(() => session.destroy());
  await once(session, 'connect');
  return session;
}

async function get(session: ClientHttp2Session, path: string): Promise<IncomingHttpHeaders> {
  const stream = session.request({ ':path': path });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  stream.resume();
  await once(stream, 'end');
  return headers;
}

test(
  'nginx with the file of deploy/ serves the site over HTTP/2 and keeps no address of a visitor',
  { timeout: LIMIT_MS },
  async () => {
    const nginx = await startNginx([await startServer()]);
    const visitor = await openVisitor(nginx.https, 'www.example.com');
    const page = await get(visitor, '/about?utm_source=planted');
    expect(page[':status']).toBe(200);
    expect(page['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect((await get(visitor, '/readyz'))[':status']).toBe(403);
    const apex = await get(await openVisitor(nginx.https, 'example.com'), '/about');
    expect([apex[':status'], apex['location']]).toEqual([301, 'https://www.example.com/about']);
    const plain = request({ host: '127.0.0.1', port: nginx.http, path: '/about', localAddress: VISITOR });
    plain.setHeader('host', 'example.com').end();
    const [redirect] = await once(plain, 'response');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([301, 'https://www.example.com/about']);
    // nginx closes a request that names no site, as scanners send it, without an answer.
    const unnamed = request({ host: '127.0.0.1', port: nginx.http, path: '/planted', localAddress: VISITOR });
    await expect(once(unnamed.end(), 'response')).rejects.toThrow('socket hang up');
    await expect.poll(nginx.log).toContain(' GET /about 200 ');
    expect(nginx.log()).not.toMatch(/planted|127\.0\.0\.77/);
  },
);

test('nginx with the file of deploy/ answers the challenges of a certificate authority without TLS', async () => {
  const nginx = await startNginx([await startStub(() => 404)]);
  const challenges = join(nginx.directory, '.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, 'token'), 'key authorisation');
  for (const host of ['www.example.com', 'example.com']) {
    const asked = request({
      host: '127.0.0.1',
      port: nginx.http,
      path: '/.well-known/acme-challenge/token',
      headers: { host },
    });
    const [response] = await once(asked.end(), 'response');
    expect([response.statusCode, await text(response)]).toEqual([200, 'key authorisation']);
  }
});

test(
  'nginx with the file of deploy/ serves the modules of a page to visitors who share an address and come at once',
  { timeout: LIMIT_MS },
  async () => {
    const nginx = await startNginx([await startServer()]);
    const modules = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
    const visitors = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1)
      visitors.push(await openVisitor(nginx.https, 'www.example.com'));
    const responses = await Promise.all(
      visitors.flatMap((visitor) =>
        modules.slice(0, MODULES_AT_ONCE).map((name) => get(visitor, `/assets/${name}`)),
      ),
    );
    expect(responses.length).toBe(VISITORS * MODULES_AT_ONCE);
    expect(new Set(responses.map((response) => response[':status']))).toEqual(new Set([200]));
  },
);

test('nginx in front of several servers serves pages while no server has its database', async () => {
  const ports = await Promise.all(
    [1, 2].map(() => startStub((url) => (url.startsWith('/rest/') ? 503 : 200))),
  );
  const manual = readFileSync(join(DEPLOY, '../docs/operations.md'), 'utf8');
  const location = /^ {4}location ~ [^]*?^ {4}\}$/m.exec(manual)?.[0] ?? '';
  expect(location).toContain('non_idempotent');
  const nginx = await startNginx(ports, location);
  const visitor = await openVisitor(nginx.https, 'www.example.com');
  for (const path of ['/rest/v1/rpc/x', '/rest/v1/contact_submissions']) {
    for (let request = 0; request < 8; request += 1) expect((await get(visitor, path))[':status']).toBe(503);
    expect((await get(visitor, '/about'))[':status']).toBe(200);
  }
});

test(
  'Caddy with the file of deploy/ serves the site over HTTP/2 and keeps no address of a visitor',
  { timeout: LIMIT_MS },
  async () => {
    const caddy = await startCaddy(await startServer());
    const visitor = await openVisitor(caddy.https, 'www.example.com');
    const page = await get(visitor, '/about?utm_source=planted');
    expect(page[':status']).toBe(200);
    expect(page['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect((await get(visitor, '/readyz'))[':status']).toBe(404);
    const apex = await get(await openVisitor(caddy.https, 'example.com'), '/about');
    expect([apex[':status'], apex['location']]).toEqual([301, 'https://www.example.com/about']);
    const plain = request({ host: '127.0.0.1', port: caddy.http, path: '/about', localAddress: VISITOR });
    plain.setHeader('host', 'www.example.com').end();
    const [redirect] = await once(plain, 'response');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([308, 'https://www.example.com/about']);
    expect(caddy.log()).not.toMatch(/planted|127\.0\.0\.77/);
  },
);

test(
  'Caddy logs neither address nor link of a visitor whom no server answers',
  { timeout: LIMIT_MS },
  async () => {
    const caddy = await startCaddy(await freePort());
    const visitor = await openVisitor(caddy.https, 'www.example.com');
    expect((await get(visitor, '/newsletter/confirm?token=planted'))[':status']).toBeGreaterThanOrEqual(502);
    expect(caddy.log()).not.toMatch(/planted|127\.0\.0\.77/);
  },
);

test('nginx with the locations of the build sends static pages with the headers of _headers', async () => {
  const directory = testDirectory('static');
  const port = await freePort();
  const locations = join(BUILD, 'nginx-locations.conf');
  const server = `types { text/html html; text/javascript js; } access_log off;
    server { listen 127.0.0.1:${port}; root ${CLIENT}; include ${locations}; }`;
  await runNginx(directory, server, port);
  const rules = readClient('_headers').split('\n\n')[0]?.split('\n').slice(1) ?? [];
  expect(rules.length).toBeGreaterThan(5);
  const asset = readdirSync(join(CLIENT, 'assets')).find((name) => name.endsWith('.js'));
  const wanted: [path: string, status: number, cache: RegExp][] = [
    ['/', 200, /^no-cache$/],
    ['/about', 200, /^no-cache$/],
    ['/no-such-page', 404, /^no-cache$/],
    [`/assets/${asset}`, 200, /immutable/],
  ];
  for (const [path, status, cache] of wanted) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers.get('cache-control')).toMatch(cache);
    expect(response.headers.get('content-type')).toMatch(/; charset=utf-8$/);
    const sent = rules
      .map((rule) => rule.trim().split(': ')[0] ?? '')
      .map((name) => `  ${name}: ${response.headers.get(name)}`);
    expect(sent).toEqual(rules);
  }
  for (const path of ['/events', '/events/']) {
    const moved = await fetch(`http://127.0.0.1:${port}${path}?a=b`, { redirect: 'manual' });
    expect(moved.status).toBe(308);
    expect(moved.headers.get('location')).toMatch(/\/resources\/webinars\?a=b$/);
  }
});

test('the systemd unit starts again after any end, without rights, and names files that the release holds', () => {
  const unit = readFileSync(join(DEPLOY, 'site.service'), 'utf8');
  const required = [
    'Restart=always',
    'StartLimitIntervalSec=0',
    'CapabilityBoundingSet=',
    'NoNewPrivileges=yes',
  ];
  for (const line of [...required, 'ProtectSystem=strict', 'UMask=0077'])
    expect(unit).toContain(`\n${line}\n`);
  expect(unit).toMatch(/^MemoryMax=\d+M$/m);
  // The running server writes the backups, so the directory of the manual must be writable within the unit.
  const manual = readFileSync(join(DEPLOY, '../docs/deployment.md'), 'utf8');
  const backups = [...manual.matchAll(/site backup (\/\S+)\/[^/\s]+/g)].map(([, directory]) => directory);
  expect(backups.length).toBeGreaterThan(1);
  expect([...new Set(backups)]).toEqual([/^ReadWritePaths=-(\S+)$/m.exec(unit)?.[1]]);
  // Not on every machine; where it is missing, the lines above are all that is checked.
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return;
  const directory = testDirectory('unit');
  mkdirSync(join(directory, 'bin'));
  writeFileSync(join(directory, 'bin/site'), '#!/bin/sh\n', { mode: 0o755 });
  const file = join(directory, 'site.service');
  writeFileSync(file, unit.replace('/opt/site/current', directory));
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file]);
  expect(stderr.toString()).not.toContain('site.service');
  expect(status).toBe(0);
});

test('the journal of the unit keeps a log for no longer than the Privacy Policy says', () => {
  const policy = PRIVACY.sections.flatMap(({ blocks }) => blocks.flatMap(clausesOf));
  const [, promised] = /^Request logs: Up to (\d+) days/m.exec(policy.join('\n')) ?? [];
  const namespace = /^LogNamespace=(\w+)$/m.exec(readFileSync(join(DEPLOY, 'site.service'), 'utf8'))?.[1];
  const journal = readFileSync(join(DEPLOY, `journald@${namespace}.conf`), 'utf8');
  const days = (name: string) => Number(new RegExp(`^${name}=(\\d+)day$`, 'm').exec(journal)?.[1]);
  expect(days('MaxRetentionSec') + days('MaxFileSec')).toBe(Number(promised));
});

test('an operator’s command gets the unit’s settings, even those with spaces, and its own arguments', () => {
  const release = testDirectory('release');
  mkdirSync(join(release, 'bin'));
  const shown = 'printf "%s\\n" "$MAIL_FROM" "$DATABASE_URL" "$DATA_DIR" "$@"; umask';
  writeFileSync(join(release, 'bin/site'), `#!/bin/sh\n${shown}\n`, { mode: 0o755 });
  const settings = join(release, 'site.env');
  const [sender, database] = ['Calder Vance <site@example.com>', 'postgres://site:a#b$c@db/site?x=1&y=2'];
  writeFileSync(settings, `# Settings\n; A note=1\n\n  MAIL_FROM=${sender}\nDATABASE_URL=${database}`);
  const output = execFileSync('sh', [join(DEPLOY, 'site.sh'), 'admin', 'create', 'a b'], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      SITE_ENV: settings,
      SITE_RELEASE: release,
      SITE_USER: userInfo().username,
    },
  });
  expect(output.split('\n')).toEqual([
    sender,
    database,
    '/var/lib/site',
    'admin',
    'create',
    'a b',
    '0077',
    '',
  ]);
});

test('the nightly backups of the manual run under cron, and delete only their own after 14 days', () => {
  const manual = readFileSync(join(DEPLOY, '../docs/deployment.md'), 'utf8');
  const lines = [...manual.matchAll(/^ {4}\d+ \d+ \* \* \* \w+ (.+)$/gm)].map(([, command = '']) => command);
  // The directory of the embedded database belongs to another user than pg_dump's.
  expect(lines.map((line) => /\/var\/backups\/[\w-]+/.exec(line)?.[0])).toEqual([
    '/var/backups/site',
    '/var/backups/site-postgres',
  ]);
  expect(manual).toContain('install -d -m 0700 -o postgres -g postgres /var/backups/site-postgres\n');
  const left = lines.map((line) => {
    const backups = testDirectory('backups');
    for (const name of ['2026-01-01', '2026-01-01.dump', 'before-1.1.0']) {
      writeFileSync(join(backups, name), '');
      utimesSync(join(backups, name), 0, 0);
    }
    const tools = testDirectory('tools');
    const [site, dump] = [join(tools, 'site'), join(tools, 'dump')];
    writeFileSync(site, '#!/bin/sh\necho "$1" > "$2"\n', { mode: 0o755 });
    writeFileSync(dump, '#!/bin/sh\necho "$3" > "${2#--file=}"\n', { mode: 0o755 });
    const command = line
      .replaceAll('\\%', '%')
      .replaceAll(/\/var\/backups\/site(?:-postgres)?(?=[/ ])/g, backups)
      .replace('/usr/local/sbin/site', site)
      .replace('pg_dump', dump);
    // Debian's cron has this PATH compiled in.
    execFileSync('sh', ['-c', command], { env: { PATH: '/usr/bin:/bin' } });
    return readdirSync(backups).map((name) => name.replace(/^(?!2026-01-01)20\d\d-\d\d-\d\d/, 'TODAY'));
  });
  expect(left.map((names) => names.sort())).toEqual([
    ['TODAY', 'before-1.1.0'],
    ['2026-01-01', 'TODAY.dump', 'before-1.1.0'],
  ]);
});
