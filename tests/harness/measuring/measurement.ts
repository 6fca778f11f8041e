/** A measured value, and the largest value that keeps the promise, if there is one. */
export type Measurement = { name: string; value: number; unit: string; limit?: number };

export function isMissed({ value, limit }: Measurement): boolean {
  // Not `value > limit`: NaN, which stands for "nothing measured", keeps no promise.
  return limit !== undefined && !(value <= limit);
}

/** Missed when `count` is 0, because the other figures would then be meaningless. */
export function missedIfNone(name: string, count: number): Measurement {
  return { name, value: count > 0 ? 0 : 1, unit: '', limit: 0 };
}

export function printMeasurements(title: string, measurements: readonly Measurement[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const measurement of measurements) {
    const { name, value, unit, limit } = measurement;
    const verdict = limit === undefined ? '' : `(limit ${limit}) ${isMissed(measurement) ? 'MISSED' : 'ok'}`;
    process.stdout.write(`  ${name.padEnd(58)} ${`${value} ${unit}`.padStart(12)}  ${verdict}\n`);
  }
}
