// Writes the software bill of materials: every package that the site runs on, read from the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { billOfMaterials } from './sbom/bill-of-materials.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FILE = 'sbom.cdx.json';

const bill = billOfMaterials(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));
writeFileSync(resolve(ROOT, FILE), `${JSON.stringify(bill, null, 2)}\n`);
process.stdout.write(`${FILE}: ${bill.components.length} packages\n`);
