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

/** Everything that can be reached from the site itself by its dependencies. */
function reached(): Set<string> {
  const dependsOn = new Map(bill.dependencies.map((entry) => [entry.ref, entry.dependsOn]));
  const found = new Set<string>();
  const left = [bill.metadata.component['bom-ref']];
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    for (const next of dependsOn.get(ref) ?? []) {
      if (!found.has(next)) left.push(next);
      found.add(next);
    }
  }
  return found;
}

test('the bill names every package of package.json in its version, and none of its makers’ tools', () => {
  const named = bill.components.map(({ name, version }) => `${name}@${version}`);
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(named).toContain(`${name}@${version}`);
  for (const name of ['vitest', 'lighthouse', '@playwright/test', '@mdn/mdn-http-observatory', 'oxlint']) {
    expect(Object.keys(manifest.devDependencies)).toContain(name);
    expect(bill.components.map((component) => component.name)).not.toContain(name);
  }
  // The library asks for bcryptjs and is given bcrypt: what is named is what runs.
  expect(named.filter((name) => name.startsWith('bcrypt'))).toEqual(['bcrypt@6.0.0']);
});

test('every package has its hash and its licence, and something that needs it', () => {
  for (const { name, hashes, licenses } of byRef.values()) {
    expect([name, hashes.length, licenses.length]).toEqual([name, 1, 1]);
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
  expect([...byRef.keys()].filter((ref) => !reached().has(ref))).toEqual([]);
  expect([...reached()].filter((ref) => !byRef.has(ref))).toEqual([]);
});
