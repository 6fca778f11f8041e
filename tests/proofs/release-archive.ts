import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { assembleRelease, packRelease } from '#scripts/release.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { CAN_ACT_AS_OTHER, OTHER_USER } from '#tests/harness/files/other-user.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { newSubmission, submit } from '#tests/harness/site/submissions.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

import type { Proof } from './proof.ts';
import { untilReady } from './support/site/until-ready.ts';

/** The parts of the C library that Node's binary is linked to. */
const C_LIBRARY = ['libc.so.6', 'libm.so.6', 'libdl.so.2', 'libpthread.so.0'];
/** Needs only the C library. */
const SHELL = '/bin/dash';
const SITE_URL = 'https://www.calder.example';
const NODE_PARTS = ['node_modules/node', 'lib'];
const PASSWORD = 'a-long-enough-passphrase';
const NOT_ALLOWED = 'Release: not measured, because only root can start it with nothing but a C library.';

/** Installs a C library, a shell and /dev/null below `root`, and nothing else. */
function installCLibrary(root: string): void {
  const linked = execFileSync('ldd', [process.execPath]).toString();
  const loader = /\/\S*ld-linux\S*/.exec(linked)?.[0] ?? '';
  const paths = C_LIBRARY.map((name) => new RegExp(`${name} => (\\S+)`).exec(linked)?.[1] ?? '');
  for (const path of [...paths, loader, SHELL]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    copyFileSync(realpathSync(path), join(root, path));
  }
  mkdirSync(join(root, 'bin'), { recursive: true });
  copyFileSync(realpathSync(SHELL), join(root, 'bin/sh'));
  mkdirSync(join(root, 'dev'));
  execFileSync('mknod', ['-m', '666', join(root, 'dev/null'), 'c', '1', '3']);
}

function megabytesOf(directory: string): number {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const blocks = files.reduce((sum, file) => sum + statSync(file).blocks, 0);
  return Math.round((blocks * 512) / 2 ** 20);
}

/**
 * Unpacks a release with its Node beside a C library and a shell, starts it there as an ordinary user without
 * capabilities, and runs each command without a network.
 */
export const proveReleaseArchive: Proof = async (scale) => {
  if (!CAN_ACT_AS_OTHER)
    return [{ name: NOT_ALLOWED, value: 1, unit: '', ...(scale === 'full' ? { limit: 0 } : {}) }];
  const root = newTemporaryDirectory('release');
  try {
    return await proveIn(root, scale === 'full');
  } finally {
    removeDirectory(root);
  }
};

async function proveIn(root: string, isFull: boolean): Promise<Measurement[]> {
  execFileSync('chmod', ['755', root]);
  installCLibrary(root);
  const made = await assembleRelease(join(root, 'opt'), true);
  const archive = isFull ? packRelease(made) : undefined;
  if (archive) {
    removeDirectory(made);
    execFileSync('tar', ['-xzf', archive, '-C', join(root, 'opt')]);
  }
  const archiveMb = archive ? Math.round(statSync(archive).size / 2 ** 20) : 0;
  const site = `/opt/${basename(made)}/bin/site`;
  const home = join(root, 'home');
  mkdirSync(home);
  if (!isFull) cpSync(await newDataDir(), join(home, 'data'), { recursive: true });
  execFileSync('chown', ['-R', `${OTHER_USER.uid}:${OTHER_USER.gid}`, home]);

  const jail = ['chroot', `--userspec=${OTHER_USER.uid}:${OTHER_USER.gid}`, root, site];
  const port = await freePort();
  const env = { DATA_DIR: '/home/data', SITE_URL, PORT: String(port), ADMIN_PASSWORD: PASSWORD };
  let refusedOffline = 0;
  const runOffline = (args: string[], dataDir = '/home/data') => {
    const command = ['--net', ...jail, ...args];
    const { status, stdout, stderr } = spawnSync('unshare', command, {
      env: { ...env, PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
    if (status !== 0) {
      refusedOffline += 1;
      process.stderr.write(`${args.join(' ')}: ${stdout}${stderr}\n`);
    }
    return stdout.toString().trim();
  };

  const server = spawn('chroot', [...jail.slice(1), 'start'], {
    env: { ...env, PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  let readyMs: number;
  let faults = 0;
  try {
    readyMs = await untilReady(url);
    const page = await fetch(`${url}/about`);
    if (!(await page.text()).includes(`href="${SITE_URL}/about"`)) faults += 1;
    const stored = await submit(url, newSubmission('contact_submissions'));
    if (stored?.status !== 201) faults += 1;
    runOffline(['admin', 'create', 'ada@example.com']);
    runOffline(['backup', '/home/copy']);
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
  runOffline(['restore', '/home/copy'], '/home/restored');
  runOffline(['migrate'], '/home/restored');
  if (runOffline(['admin', 'list'], '/home/restored') !== 'ada@example.com (no second factor)') faults += 1;
  if (!runOffline(['check'], '/home/restored').includes('files as released')) faults += 1;
  const tree = join(root, 'opt', basename(made));
  const nodeMb = NODE_PARTS.reduce((sum, part) => sum + megabytesOf(join(tree, part)), 0);
  const withoutNode = megabytesOf(tree) - nodeMb;
  return [
    ...(archive ? [{ name: 'Release: archive with Node', value: archiveMb, unit: 'MB', limit: 100 }] : []),
    { name: 'Release: unpacked, without Node', value: withoutNode, unit: 'MB', limit: 110 },
    { name: 'Release beside a C library only: ready', value: readyMs, unit: 'ms' },
    { name: 'Release beside a C library only: wrong answers', value: faults, unit: '', limit: 0 },
    { name: 'Release without a network: commands that fail', value: refusedOffline, unit: '', limit: 0 },
  ];
}
