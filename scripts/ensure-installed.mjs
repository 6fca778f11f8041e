// Runs before every command on the machine's own Node (20 or newer). Installs the packages of the lockfile when they
// are missing; otherwise it ends within a few milliseconds. With --runtime the production packages are enough, and those of
// another version are refused: an operator's command must not replace anything under a running server. With --tools it also
// installs what only tests and measurements use.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tools = join(root, 'tests/tools');
const runtime = join(root, 'node_modules/.bin/node');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function hasProductionPackages() {
  const { dependencies } = readJson(join(root, 'package.json'));
  return Object.entries(dependencies).every(
    ([name, version]) => readJson(join(root, 'node_modules', name, 'package.json')).version === version,
  );
}

/** What `node_modules/.installed` holds after the lockfile of a folder has been installed on this platform. */
function stampOf(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

function isInstalled(folder) {
  const stamp = join(folder, 'node_modules/.installed');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(folder);
}

function install(folder) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0)
    fail('The packages could not be installed: check the connection to the npm registry and try again.');
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
}

const isRuntime = process.argv.includes('--runtime');
const isEnough = isInstalled(root) || (isRuntime && hasProductionPackages());
if (isRuntime && !isEnough && existsSync(runtime)) {
  fail(
    'The installed packages are those of another version: stop the site, run npm ci, and repeat the command.',
  );
}
if (!isEnough || !existsSync(runtime)) {
  process.stdout.write('Installing packages…\n');
  install(root);
  if (!existsSync(runtime))
    fail('The pinned Node was not installed: allow the install script of the npm package "node".');
  writeFileSync(join(root, 'node_modules/.installed'), stampOf(root));
}
if (process.argv.includes('--tools') && !isInstalled(tools)) {
  process.stdout.write('Installing what tests and measurements use…\n');
  install(tools);
  writeFileSync(join(tools, 'node_modules/.installed'), stampOf(tools));
}
