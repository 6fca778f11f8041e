import type { OfficeSlug } from './calendar.ts';
import DAYS from './office-holidays.json' with { type: 'json' };

/** Public and bank holidays of each office as `2026-12-25`, on which it is closed. */
export const CLOSED_DAYS: Readonly<Record<OfficeSlug, ReadonlySet<string>>> = {
  london: new Set(DAYS.london),
  'new-york': new Set(DAYS['new-york']),
  'san-francisco': new Set(DAYS['san-francisco']),
};
