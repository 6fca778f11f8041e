import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import { untilReady } from './until-ready.ts';

const DEBIAN_PATH = '/usr/sbin/nginx';

/** Servers that do not share their hashed files: what one does not have, another may. */
const ASKING_OTHERS =
  'location ~ ^/(assets|images)/ { proxy_pass http://site; proxy_next_upstream error timeout http_404; }';

/** The one part of a text that matches. */
function partOf(file: string, pattern: RegExp): string {
  const [, part] =
    pattern.exec(readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8')) ?? [];
  if (part === undefined) throw new Error(`${file} has nothing like ${pattern}`);
  return part;
}

/** How the operator's nginx passes requests on: the rules of `deploy/` and those that the manual adds for several servers. */
function readRules(): { server: string; passing: string; several: string } {
  const file = 'deploy/nginx-site.conf';
  // The proofs send as many visitors from one address, and to a port that is not the default.
  const here = (rules: string) =>
    rules.replaceAll('$remote_addr', '$proxy_add_x_forwarded_for').replaceAll('$host', '$http_host');
  return {
    server: partOf(file, /^ +server 127\.0\.0\.1:3000(.*);$/m),
    passing: here(partOf(file, /\n *gzip off;\n([\s\S]+?)\n *# For the machine's own monitoring/)),
    several: here(partOf('docs/operations.md', /^( {4}location ~ [\s\S]+?^ {4}\}$)/m)),
  };
}

/** An operator's nginx configuration for a site on the same machine; all of nginx's files are in `directory`. */
function configuration(
  directory: string,
  port: number,
  sitePorts: readonly number[],
  asksOthers: boolean,
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(directory, kind)};`)
    .join('\n  ');
  const { server, passing, several } = readRules();
  const servers = sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort}${server};`).join(' ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(directory, 'nginx.pid')};
error_log ${join(directory, 'error.log')} crit;
worker_processes 1;
events { worker_connections 8192; }
http {
  access_log off;
  ${temporary}
  upstream site { ${servers} keepalive 64; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    ${passing}
    ${asksOthers ? ASKING_OTHERS : ''}
    ${sitePorts.length > 1 ? several : ''}
  }
}
`;
}

type NginxFront = { port: number; stop: () => Promise<void> };

/** Starts nginx on a free port in front of the site's servers at `sitePorts`. */
export async function startNginx(
  sitePorts: number | readonly number[],
  { asksOthers = false } = {},
): Promise<NginxFront> {
  const directory = newTemporaryDirectory('nginx');
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configuration(directory, port, [sitePorts].flat(), asksOthers));
  const program = existsSync(DEBIAN_PATH) ? DEBIAN_PATH : 'nginx';
  const nginx = spawn(program, ['-c', file, '-p', directory, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(nginx, 'exit');
  const kill = () => nginx.kill('SIGTERM');
  process.prependOnceListener('exit', kill);
  const stop = async () => {
    kill();
    await gone;
    process.off('exit', kill);
    removeDirectory(directory);
  };
  try {
    await Promise.race([
      untilReady(`http://127.0.0.1:${port}`),
      gone.then(() => Promise.reject(new Error('nginx ended at once'))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
