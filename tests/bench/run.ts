import { installSystemPackages } from '#scripts/system-packages.ts';

import { measureDesk } from './desk.ts';
import { measureAssistant } from './assistant.ts';
import { measureCalendar } from './calendar.ts';
import { measureGrowth } from './growth.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { isMissed, printMeasurements } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { measureStartTimes } from './start-times.ts';
import { measureThroughput } from './throughput.ts';

/** `npm run bench -- growth 1000000` goes up to a million rows. */
const isNumber = (argument: string) => /^\d+$/.test(argument);
const [largest] = process.argv.slice(2).filter(isNumber).map(Number);

const BENCHES: Record<string, () => Promise<Measurement[]>> = {
  assistant: measureAssistant,
  start: measureStartTimes,
  throughput: measureThroughput,
  desk: measureDesk,
  calendar: measureCalendar,
  growth: () => measureGrowth(largest),
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
};

// `npm run bench` runs every benchmark; `npm run bench -- start throughput` only these two.
const named = process.argv.slice(2).filter((argument) => !isNumber(argument));
const unknown = named.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  process.stderr.write(`There is no bench "${unknown}": choose from ${Object.keys(BENCHES).join(', ')}.\n`);
  process.exit(1);
}
installSystemPackages(['chromium', 'postgresql']);
let missed = 0;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const measurements = await bench();
  printMeasurements(name, measurements);
  missed += measurements.filter(isMissed).length;
}
process.exitCode = missed === 0 ? 0 : 1;
