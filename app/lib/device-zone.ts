import { FIRM } from '#content/firm.ts';

import { currentName } from './time-zones.ts';

/**
 * The time zone of this device, or that of the first office if the browser does not know it. Chromium then reports
 * `Etc/Unknown`, which `Intl.DateTimeFormat` does not accept.
 */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return currentName(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
  } catch {
    return FIRM.offices[0].timeZone;
  }
}
