import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import { untilReady } from './until-ready.ts';

const DEBIAN_PATH = '/usr/sbin/nginx';

/** Servers that do not share their hashed files: what one does not have, another may. */
const ASKING_OTHERS =
  'location ~ ^/(assets|images)/ { proxy_pass http://site; proxy_next_upstream error timeout http_404; }';

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
  // Several servers answer in turn, also one that has failed a moment ago.
  const servers = sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort} max_fails=0;`).join(' ');
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
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location / { proxy_pass http://site; }
    ${asksOthers ? ASKING_OTHERS : ''}
    location ~ ^/rest/v1/(contact_submissions|newsletter_subscriptions)$ {
      proxy_pass http://site;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
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
