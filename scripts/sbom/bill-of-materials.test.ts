import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { billOfMaterials } from './bill-of-materials.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');
const list = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: list, devDependencies: list })
  .parse(JSON.parse(read('package.json')));

const bill = billOfMaterials(read('package-lock.json'));
const byRef = new Map(bill.components.map((component) => [component['bom-ref'], component]));

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

test('the bill lists every dependency of package.json in its version, and no development tools', () => {
  const named = bill.components.map(({ name, version }) => `${name}@${version}`);
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(named).toContain(`${name}@${version}`);
  for (const name of ['vitest', 'lighthouse', '@playwright/test', '@mdn/mdn-http-observatory', 'oxlint']) {
    expect(Object.keys(manifest.devDependencies)).toContain(name);
    expect(bill.components.map((component) => component.name)).not.toContain(name);
  }
  // A dependency asks for bcryptjs, which an override replaces by bcrypt: the bill must list what runs.
  expect(named.filter((name) => name.startsWith('bcrypt'))).toEqual(['bcrypt@6.0.0']);
});

test('every package has a hash and a licence, and is needed by another', () => {
  for (const { name, hashes, licenses } of byRef.values()) {
    expect([name, hashes.length, licenses.length]).toEqual([name, 1, 1]);
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
  expect([...byRef.keys()].filter((ref) => !reachable().has(ref))).toEqual([]);
  expect([...reachable()].filter((ref) => !byRef.has(ref))).toEqual([]);
});
