import { createAdmin } from '#server/admin/admins.ts';
import type { Backend } from '#server/database/backend.ts';
import { OFFICE_SLUGS } from '#shared/offices.ts';
import type { OfficeSlug } from '#shared/offices.ts';

import { PASSWORD } from './api.ts';
import { CONSULTANT_SETTINGS } from './consultant-settings.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Hours = readonly [weekday: Weekday, starts: string, ends: string];

type ConsultantOfTests = {
  email: string;
  name: string;
  office: OfficeSlug;
  notice_minutes: number;
  horizon_days: number;
  buffer_minutes: number;
  daily_maximum: number;
  /** Values of `interest`; empty means all. */
  topics: readonly string[];
  meeting_url: string;
  is_open: boolean;
  hours: readonly Hours[];
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Free on every day of the week, so that no test depends on the day on which it runs. */
const EVERY_DAY: readonly Hours[] = WEEKDAYS.map((weekday) => [weekday, '09:00', '17:00']);

const CONSULTANT: ConsultantOfTests = {
  ...CONSULTANT_SETTINGS,
  email: 'consultant@example.com',
  daily_maximum: 16,
  hours: EVERY_DAY,
};

/**
 * Adds a consultant with an admin account and weekly hours, as the desk would.
 * @returns the consultant's id
 */
export async function addConsultant(
  backend: Backend,
  changes: Partial<ConsultantOfTests> = {},
): Promise<string> {
  const { email, hours, ...consultant } = { ...CONSULTANT, ...changes };
  await createAdmin(backend, email, PASSWORD);
  const [added] = await backend.query<{ id: string }>(
    `insert into private.consultants (user_id, name, office, notice_minutes, horizon_days, buffer_minutes, daily_maximum,
       topics, meeting_url, is_open)
     select id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from auth.users where lower(email) = lower($1) returning id`,
    [
      email,
      consultant.name,
      consultant.office,
      consultant.notice_minutes,
      consultant.horizon_days,
      consultant.buffer_minutes,
      consultant.daily_maximum,
      consultant.topics,
      consultant.meeting_url,
      consultant.is_open,
    ],
  );
  if (!added) throw new Error('The consultant was not added.');
  for (const [weekday, starts, ends] of hours) {
    await backend.query(
      'insert into private.weekly_hours (consultant_id, weekday, starts, ends) values ($1, $2, $3, $4)',
      [added.id, weekday, starts, ends],
    );
  }
  return added.id;
}

/** Adds `count` consultants in all offices in turn, with different names and accounts. */
export async function addConsultants(
  backend: Backend,
  count: number,
  changes: Partial<ConsultantOfTests> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    ids.push(
      await addConsultant(backend, {
        email: `consultant-${number}@example.com`,
        name: `Consultant ${number}`,
        office: OFFICE_SLUGS[(number - 1) % OFFICE_SLUGS.length] ?? 'london',
        ...changes,
      }),
    );
  }
  return ids;
}

/** Lets every hold expire, as five minutes would. */
export async function expireHolds(backend: Backend): Promise<void> {
  await backend.query(
    "update private.claimed_times set hold_until = clock_timestamp() - interval '1 second' where hold_until is not null",
  );
}
