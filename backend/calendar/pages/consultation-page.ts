import { CONSULTATION_PAGE } from '../../../content/calendar/pages.ts';
import { CONSULTATION_PATHS } from '../../../shared/calendar/paths.ts';
import type { SlotValues } from '../../../shared/forms/template.ts';
import type { FormPages } from '../../../shared/forms/plain-forms.ts';
import { pageResponse } from '../../forms/form-responses.ts';
import type { Refusal } from '../../http/refusal.ts';

import { filterOf } from '../calendar-data.ts';
import { readFreeTimes } from '../read-calendar.ts';
import type { CalendarDeps } from '../calendar-deps.ts';
import { displayZone, noTimesReason, pageOfTimes, timeSlots, zoneLabel } from './time-slots.ts';

function consultationResponse(pages: FormPages, status: number, values: SlotValues, headers = {}): Response {
  const { none, failed } = CONSULTATION_PAGE;
  const otherWays = values.problem === none || values.problem === failed ? 'shown' : undefined;
  const response = pageResponse(pages.consultation, status, { ...values, otherWays }, headers);
  // Unlike responses to forms, this page may be indexed.
  response.headers.delete('x-robots-tag');
  return response;
}

/** A path with the parameters that have a value. */
export function pathWith(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Opens the page with the list of free times. */
export async function openConsultationPage(
  query: URLSearchParams,
  pages: FormPages,
  deps: CalendarDeps,
): Promise<Response> {
  const filter = filterOf((name) => query.get(name));
  const { zone, isUnknown } = displayZone(query.get('zone'), filter.office);
  const { times, next, isFirst } = pageOfTimes(await readFreeTimes(deps, filter), query.get('from'));
  const chosen = { zone, office: filter.office, topic: filter.topic };
  const problem = isUnknown ? CONSULTATION_PAGE.unknownZone : undefined;
  return consultationResponse(pages, 200, {
    ...timeSlots(times, zone, (start) => pathWith(CONSULTATION_PATHS.book, { start, ...chosen })),
    problem: times.length === 0 ? noTimesReason(isFirst) : problem,
    zone,
    'zone.label': zoneLabel(zone, deps.now()),
    [`office=${filter.office ?? ''}`]: 'chosen',
    [`topic=${filter.topic ?? ''}`]: 'chosen',
    later: next && pathWith(CONSULTATION_PATHS.list, { ...chosen, from: next }),
    first: isFirst ? undefined : pathWith(CONSULTATION_PATHS.list, chosen),
  });
}

/** The list without times, for a request that was refused. */
export function refusedListPage(pages: FormPages, { status, headers }: Refusal, now: number): Response {
  const { zone } = displayZone(null);
  const problem = status === 429 ? CONSULTATION_PAGE.limited : CONSULTATION_PAGE.failed;
  return consultationResponse(pages, status, { problem, zone, 'zone.label': zoneLabel(zone, now) }, headers);
}
