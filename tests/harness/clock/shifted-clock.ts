/** Preloaded with `--import`: shifts the wall clock of a process and its threads by CLOCK_SHIFT_MS. */
const shift = Number(process.env['CLOCK_SHIFT_MS']);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
