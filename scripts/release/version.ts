import { execFileSync } from 'node:child_process';

/** The output of a git command; `undefined` when it fails, as outside a repository. */
export function git(directory: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

export function hasUncommittedChanges(checkout: string): boolean {
  return git(checkout, 'status', '--porcelain') !== '';
}

/**
 * The version in the name of a release. Different releases need different names, so that they can be unpacked side by
 * side. Only the commit that `npm version` has tagged gets the bare version.
 */
export function versionInName(version: string, checkout: string): string {
  const commit = git(checkout, 'rev-parse', '--short', 'HEAD');
  if (commit === undefined) return version;
  if (hasUncommittedChanges(checkout)) return `${version}-${commit}-changed`;
  const tags = git(checkout, 'tag', '--points-at', 'HEAD')?.split('\n') ?? [];
  return tags.includes(`v${version}`) ? version : `${version}-${commit}`;
}
