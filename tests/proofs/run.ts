import { isMissed } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { installSystemPackages, TEST_PACKAGES } from '#scripts/system-packages.ts';

import { PROOFS } from './proofs.ts';

/** Prints the result of a proof: a table of promise, limit, measured value and verdict. */
function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map((measurement) => [
    measurement.name,
    measurement.limit === undefined ? '' : `${measurement.limit} ${measurement.unit}`,
    `${measurement.value} ${measurement.unit}`,
    measurement.limit === undefined ? '' : isMissed(measurement) ? 'NO' : 'yes',
  ]);
  const table = [['Promise', 'At most', 'Measured', 'Pass'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

// `npm run prove` runs all proofs, `npm run prove -- killed path-variants` only the named ones, `--short` their short forms.
const { short, names } = readArguments(process.argv.slice(2));
installSystemPackages(TEST_PACKAGES);
let missed = 0;
for (const [name, prove] of Object.entries(PROOFS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  process.stderr.write(`Proving: ${name}\n`);
  try {
    const measurements = await prove(short ? 'short' : 'full');
    printTable(measurements);
    missed += measurements.filter(isMissed).length;
  } catch (error) {
    // One failure must not prevent the remaining proofs.
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : error}\n`);
    missed += 1;
  }
}
process.exitCode = missed === 0 ? 0 : 1;

function readArguments(given: string[]): { short: boolean; names: string[] } {
  const names = given.filter((argument) => argument !== '--short');
  const unknown = names.find((name) => !(name in PROOFS));
  if (unknown !== undefined) {
    process.stderr.write(`There is no proof "${unknown}": choose from ${Object.keys(PROOFS).join(', ')}.\n`);
    process.exit(1);
  }
  return { short: given.includes('--short'), names };
}
