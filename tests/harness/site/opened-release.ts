import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { assembleRelease } from '#scripts/release.ts';
import { CAN_ACT_AS_OTHER, OTHER_USER } from '#tests/harness/files/other-user.ts';
import { newTemporaryDirectory } from '#tests/harness/files/temporary-directory.ts';

export type OpenedRelease = {
  /** The release, which the user of `run` cannot change. */
  directory: string;
  /** A directory that belongs to that user. */
  home: string;
  /** Starts `bin/site` as an ordinary user with nothing of this environment but `env`. */
  start(args: string[], env?: Record<string, string>): ChildProcess;
  /** Runs `bin/site` in the same way until it ends. */
  run(args: string[], env?: Record<string, string>): Promise<{ code: number; text: string }>;
  /** Gives that user ownership of a directory's contents. */
  giveAway(directory: string): void;
};

/** Makes a release in an empty directory. Without a Node of its own it gets this one by PATH. */
export async function openRelease(withNode = false): Promise<OpenedRelease> {
  const place = newTemporaryDirectory('release');
  const directory = await assembleRelease(place, withNode);
  const [tools, home] = [join(place, 'tools'), join(place, 'home')];
  for (const path of [tools, home]) mkdirSync(path);
  if (!withNode) copyFileSync(process.execPath, join(tools, 'node'));
  chmodSync(place, 0o755);
  const giveAway = (path: string) => {
    if (CAN_ACT_AS_OTHER) execFileSync('chown', ['-R', `${OTHER_USER.uid}:${OTHER_USER.gid}`, path]);
  };
  giveAway(home);
  if (!CAN_ACT_AS_OTHER) execFileSync('chmod', ['-R', 'a-w', directory]);
  const start: OpenedRelease['start'] = (args, env = {}) => {
    const options: SpawnOptions = {
      cwd: home,
      env: { PATH: `${tools}:/usr/bin:/bin`, HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(CAN_ACT_AS_OTHER ? OTHER_USER : {}),
    };
    return spawn(join(directory, 'bin/site'), args, options);
  };
  return {
    directory,
    home,
    start,
    giveAway,
    async run(args, env) {
      const child = start(args, env);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
      const [code] = (await once(child, 'close')) as [number];
      return { code, text: text.trim() };
    },
  };
}
