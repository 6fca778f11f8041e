import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const ROOT = resolve(import.meta.dirname, '..');
const list = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: list, devDependencies: list })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

const billSchema = z.object({
  metadata: z.object({ component: z.object({ 'bom-ref': z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      group: z.optional(z.string()),
      name: z.string(),
      version: z.string(),
      licenses: z.array(z.unknown()).check(z.minLength(1)),
      externalReferences: z.array(
        z.object({ type: z.string(), hashes: z.array(z.object({ alg: z.string(), content: z.string() })) }),
      ),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.optional(z.array(z.string())) })),
});

function writeBill() {
  const file = join(mkdtempSync(join(tmpdir(), 'sbom-test-')), 'sbom.cdx.json');
  execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.ts'), file]);
  return billSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const bill = writeBill();
const nameOf = ({ group, name }: (typeof bill.components)[number]) => (group ? `${group}/${name}` : name);

/** References of all packages that the site depends on, directly or not. */
function reachable(): Set<string> {
  const dependsOn = new Map(bill.dependencies.map((entry) => [entry.ref, entry.dependsOn]));
  const found = new Set<string>();
  const queue = [bill.metadata.component['bom-ref']];
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    for (const next of dependsOn.get(ref) ?? []) {
      if (!found.has(next)) queue.push(next);
      found.add(next);
    }
  }
  return found;
}

test('the SBOM lists every dependency of package.json with its version, and no development tools', () => {
  const listed = bill.components.map((component) => `${nameOf(component)}@${component.version}`);
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(listed).toContain(`${name}@${version}`);
  for (const name of ['vitest', '@playwright/test', 'sharp', 'oxlint']) {
    expect(Object.keys(manifest.devDependencies)).toContain(name);
    expect(bill.components.map(nameOf)).not.toContain(name);
  }
  // A dependency asks for bcryptjs, which an override replaces with bcrypt. The SBOM must list what runs.
  expect(new Set(listed.filter((name) => name.startsWith('bcrypt')))).toEqual(new Set(['bcrypt@6.0.0']));
});

test('every package has a hash and a licence, and is needed by another', () => {
  for (const component of bill.components) {
    const source = component.externalReferences.find(({ type }) => type === 'distribution');
    expect([nameOf(component), source?.hashes[0]?.alg]).toEqual([nameOf(component), 'SHA-512']);
    expect(source?.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
  const listed = new Set(bill.components.map((component) => component['bom-ref']));
  expect(reachable()).toEqual(listed);
});

test('the edge functions name the same versions as package.json', () => {
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  const folder = join(ROOT, 'supabase/functions');
  const files = readdirSync(folder)
    .map((name) => join(folder, name, 'deno.json'))
    .filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(5);
  const differing = files.flatMap((file) => {
    const { imports } = z.object({ imports: list }).parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.values(imports).filter((value) => {
      const [, name = '', version] = /^npm:(@?[^@]+)@([^/]+)/.exec(value) ?? [];
      return versions[name] !== version;
    });
  });
  expect(differing).toEqual([]);
});
