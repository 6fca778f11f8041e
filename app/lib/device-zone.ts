import { FIRM } from '#content/firm.ts';

/**
 * The time zone of this device. Chromium calls one that it does not know `Etc/Unknown`, which every format refuses; the
 * times are then those of the first office, as on the pages without a script.
 */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return FIRM.offices[0].timeZone;
  }
}
