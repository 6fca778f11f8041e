import type { APIRequestContext } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { CALENDAR_PATH, type FreeTimes } from '#shared/calendar/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { CONSULTANT_SETTINGS } from '#tests/harness/consultant-settings.ts';

import { deskOf } from './desk.ts';
import { expect } from './site-test.ts';
import type { Account } from './site-test.ts';

let visitors = 0;

/** Each visitor has a network of their own, because bookings and holds are limited by network. */
function visitorHeaders(): Record<string, string> {
  visitors += 1;
  return { apikey: LOCAL_PUBLISHABLE_KEY, 'x-forwarded-for': `203.0.${visitors % 250}.113` };
}

/** Makes an admin a consultant who is free every day, through the calls of the desk. Does nothing if there is one. */
export async function openConsultant(
  request: APIRequestContext,
  admin: Account,
  name: string,
): Promise<void> {
  const ask = await deskOf(request, admin);
  const consultants = await ask<DeskConsultant[]>('list_consultants', {});
  if (consultants.some((one) => one.email === admin.email)) return;
  const { id, version } = await ask<DeskConsultant>('save_consultant', {
    consultant: {
      ...CONSULTANT_SETTINGS,
      email: admin.email,
      name,
      notice_minutes: 0,
      buffer_minutes: 0,
      daily_maximum: 16,
    },
  });
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, '00:00', '23:45']);
  await ask('save_hours', { consultant: id, hours, exceptions: [], expected_version: version });
}

/** The free starts, as visitors see them. */
export async function freeStarts(request: APIRequestContext): Promise<string[]> {
  const response = await request.get(CALENDAR_PATH, { headers: visitorHeaders() });
  expect(response.status()).toBe(200);
  return ((await response.json()) as FreeTimes).times.map(({ start }) => start);
}

/** Free starts from the day after tomorrow on. */
export async function laterStarts(request: APIRequestContext): Promise<string[]> {
  const starts = await freeStarts(request);
  return starts.filter((start) => Date.parse(start) > Date.now() + 2 * DAY_MS);
}

/** Books as the calendar of the site does, each time as a new visitor. */
export async function bookAsVisitor(
  request: APIRequestContext,
  start: string,
  firstName = 'Ada',
): Promise<{ name: string; email: string }> {
  const mark = `${Date.now()}${visitors}`;
  const email = `visitor.${mark}@example.com`;
  const response = await request.post(CALENDAR_PATH, {
    headers: visitorHeaders(),
    data: {
      act: 'book',
      start,
      topic: 'coaching',
      medium: 'telephone',
      telephone: '+44 20 7946 0700',
      zone: 'Asia/Tokyo',
      first_name: firstName,
      last_name: `Stone ${mark}`,
      email,
      company: 'Example Ltd',
      about: `We would like to talk about coaching (${mark}).`,
      page: '/services/executive-coaching',
    },
  });
  expect(await response.json()).toMatchObject({ outcome: 'booked', start });
  return { name: `${firstName} Stone ${mark}`, email };
}
