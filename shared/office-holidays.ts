import type { OfficeSlug } from './offices.ts';
import DAYS from './office-holidays.json' with { type: 'json' };

/** Dates such as `2026-12-25` on which an office is closed: its public and bank holidays. */
export const CLOSED_DAYS: Readonly<Record<OfficeSlug, ReadonlySet<string>>> = {
  london: new Set(DAYS.london),
  'new-york': new Set(DAYS['new-york']),
  'san-francisco': new Set(DAYS['san-francisco']),
};
