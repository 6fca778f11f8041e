import type { OfficeSlug } from '../../../shared/offices.ts';

import type { Consultant, TimeFilter } from '../calendar-data.ts';
import { readWeek, withoutClaims } from '../read-calendar.ts';
import type { CalendarDeps } from '../calendar-deps.ts';
import { candidates } from '../free-times/free-times.ts';

export type Choice = {
  /** In the order of the round robin. */
  free: Consultant[];
  officeOf: (consultant: unknown) => OfficeSlug | undefined;
};

/** The consultants who can be booked at `start`. Requests for the same start within two seconds share one query. */
export function consultantsFor(
  deps: CalendarDeps,
  start: string,
  filter: TimeFilter,
  hasHold: boolean,
): Promise<Choice> {
  const key = `choice ${start} ${filter.topic} ${filter.office} ${hasHold}`;
  return deps.calendarCache.read(key, deps.now(), () => chooseConsultants(deps, start, filter, hasHold));
}

async function chooseConsultants(
  deps: CalendarDeps,
  start: string,
  filter: TimeFilter,
  hasHold: boolean,
): Promise<Choice> {
  const moment = Date.parse(start);
  const data = await readWeek(deps, filter, moment);
  // The visitor's own hold must not hide the time. The database checks who owns the hold.
  const seen = hasHold ? withoutClaims(data, (_one, at, isHold) => isHold && at === moment) : data;
  return {
    free: candidates(seen, new Date(moment), new Date(deps.now()), filter),
    officeOf: (consultant) => data.consultants.find(({ id }) => id === consultant)?.office,
  };
}
