import { APPOINTMENT_FORM, MANAGE_NOTICES, MANAGE_PAGE } from '../../../content/calendar/pages.ts';
import { CONSULTATION_PATHS } from '../../../shared/calendar/paths.ts';
import { startSchema } from '../../../shared/calendar/calendar.ts';
import type { SlotValues } from '../../../shared/forms/template.ts';
import type { FormPages } from '../../../shared/forms/plain-forms.ts';
import { TOKEN_PARAMETER } from '../../../shared/reader.ts';
import { tokenPageResponse } from '../../forms/form-responses.ts';
import { handleForm } from '../../http/handle-form.ts';
import type { Refusal } from '../../http/refusal.ts';
import { calendarFileLink } from '../../ics/calendar-file.ts';
import { hashIfToken } from '../../tokens.ts';
import { isChannelUnconfigured } from '../../unconfigured-channel.ts';
import { numberEnding } from '../../visitor-text.ts';

import { appointmentFile } from '../booking/appointment-file.ts';
import type { Appointment } from '../booking/appointment.ts';
import { readFreeTimes } from '../read-calendar.ts';
import type { CalendarDeps } from '../calendar-deps.ts';
import { pathWith } from './consultation-page.ts';
import { cancelAppointment, findAppointment, moveAppointment } from '../booking/change-appointment.ts';
import { cities, pageOfTimes, formatStart, timeSlots } from './time-slots.ts';

type Words = { title: string; text: string };

const FAULTS: Partial<Record<number, 'foreign' | 'limited'>> = { 403: 'foreign', 429: 'limited' };

function notice(
  pages: FormPages,
  words: Words,
  status = 200,
  values: SlotValues = {},
  headers = {},
): Response {
  const slots = { again: CONSULTATION_PATHS.list, ...values, ...words };
  return tokenPageResponse(pages.manageNotice, status, slots, headers);
}

export function refusedManagePage(pages: FormPages, { status, headers }: Refusal): Response {
  return notice(pages, MANAGE_NOTICES[FAULTS[status] ?? 'failed'], status, {}, headers);
}

function facts(
  { starts_at, zone, consultant, medium, telephone, reference }: Appointment,
  media: Record<Appointment['medium'], string> = MANAGE_PAGE.media,
): SlotValues {
  return {
    'fact.time': formatStart(starts_at, zone),
    'fact.office': cities([consultant.office]),
    'fact.medium':
      medium === 'telephone' && telephone ? MANAGE_PAGE.telephone(numberEnding(telephone)) : media[medium],
    'fact.consultant': consultant.name,
    'fact.reference': reference,
    again: pathWith(CONSULTATION_PATHS.list, { zone }),
  };
}

/** The facts of an appointment that can no longer be changed: nobody waits for the link to its video call. */
const factsOfEnded = (appointment: Appointment): SlotValues => facts(appointment, APPOINTMENT_FORM.media);

function fileOf({ id, sequence, starts_at: start, ends_at: end, reference }: Appointment): string {
  return calendarFileLink(appointmentFile({ id, sequence, start, end, reference }));
}

/** The notice about an appointment that can no longer be changed; `undefined` for any other. */
function noticeOfEnd(
  { state, starts_at, ends_at, medium, cancelled_by, cancel_reason }: Appointment,
  now: number,
): Words | undefined {
  if (state === 'cancelled') {
    return cancelled_by === 'staff'
      ? MANAGE_NOTICES.cancelledByStaff(cancel_reason ?? '')
      : MANAGE_NOTICES.cancelledBefore;
  }
  if (state !== 'booked' || Date.parse(ends_at) <= now) return MANAGE_NOTICES.over;
  return Date.parse(starts_at) <= now ? MANAGE_NOTICES.begun[medium] : undefined;
}

type Shown = { token: string; from?: string | null; words?: Words; status?: number };

/** The appointment as it stands, with the times to which it can be moved. */
async function show(
  appointment: Appointment,
  pages: FormPages,
  deps: CalendarDeps,
  { token, from = null, words = MANAGE_PAGE, status = 200 }: Shown,
): Promise<Response> {
  const over = noticeOfEnd(appointment, deps.now());
  if (over) return notice(pages, over, status, factsOfEnded(appointment));
  const free = await readFreeTimes(deps, { topic: appointment.topic ?? undefined }, appointment);
  // Another consultant may be free at the same time. Choosing it would change nothing.
  const others = free.filter(({ start }) => Date.parse(start) !== Date.parse(appointment.starts_at));
  const { times, next } = pageOfTimes(others, from);
  return tokenPageResponse(pages.manage, status, {
    ...facts(appointment),
    ...timeSlots(times, appointment.zone),
    title: words.title,
    text: words.text,
    token,
    file: fileOf(appointment),
    version: String(appointment.version),
    'move.text': times.length === 0 ? MANAGE_PAGE.move.none : MANAGE_PAGE.move.text,
    later: next && pathWith(CONSULTATION_PATHS.manage, { [TOKEN_PARAMETER]: token, from: next }),
  });
}

/** The page behind the link in a mail. Opening it changes nothing, because programs that scan mails open it too. */
export async function openAppointment(
  query: URLSearchParams,
  pages: FormPages,
  deps: CalendarDeps,
): Promise<Response> {
  const token = query.get(TOKEN_PARAMETER) ?? '';
  const appointment = await findAppointment(hashIfToken(token), deps);
  if (!appointment) return notice(pages, MANAGE_NOTICES.invalid, 404);
  return show(appointment, pages, deps, { token, from: query.get('from') });
}

type Submitted = { token: string; valueOf: (field: string) => string };

/** The version of the appointment that the page showed. No appointment has the version 0. */
const versionOf = (valueOf: Submitted['valueOf']) =>
  /^\d{1,9}$/.test(valueOf('version')) ? Number(valueOf('version')) : 0;

async function move(
  appointment: Appointment,
  pages: FormPages,
  deps: CalendarDeps,
  { token, valueOf }: Submitted,
): Promise<Response> {
  const start = valueOf('start');
  if (!startSchema.safeParse(start).success)
    return show(appointment, pages, deps, { token, words: MANAGE_NOTICES.noTime, status: 422 });
  const isWithoutMail = await isChannelUnconfigured('appointment_invitation', deps.query);
  const outcome = await moveAppointment(appointment, start, versionOf(valueOf), deps);
  const current = await findAppointment(hashIfToken(token), deps);
  if (!current) return notice(pages, MANAGE_NOTICES.invalid, 404);
  if (outcome === 'moved') {
    const words = MANAGE_NOTICES[isWithoutMail ? 'movedWithoutMail' : 'moved'];
    return show(current, pages, deps, { token, words });
  }
  const words = outcome === 'over' ? undefined : MANAGE_NOTICES[outcome];
  return show(current, pages, deps, { token, words, status: 409 });
}

async function cancel(
  appointment: Appointment,
  pages: FormPages,
  deps: CalendarDeps,
  { token, valueOf }: Submitted,
): Promise<Response> {
  const isWithoutMail = await isChannelUnconfigured('appointment_cancellation', deps.query);
  const outcome = await cancelAppointment(appointment, versionOf(valueOf), deps);
  if (outcome === 'changed') {
    const current = await findAppointment(hashIfToken(token), deps);
    if (!current) return notice(pages, MANAGE_NOTICES.invalid, 404);
    return show(current, pages, deps, { token, words: MANAGE_NOTICES.changed, status: 409 });
  }
  const end = noticeOfEnd(appointment, deps.now());
  if (outcome === 'over') return notice(pages, end ?? MANAGE_NOTICES.over, 409, factsOfEnded(appointment));
  const words = outcome === 'already' ? end : undefined;
  const cancelled = MANAGE_NOTICES[isWithoutMail ? 'cancelledWithoutMail' : 'cancelled'];
  return notice(pages, words ?? cancelled, 200, factsOfEnded(appointment));
}

/** Handles a form of the page behind the link in a mail: moves or cancels the appointment. */
export function changeAppointment(
  request: Request,
  pages: FormPages,
  origins: ReadonlySet<string>,
  deps: CalendarDeps,
): Promise<Response> {
  const refuse = (refusal: Refusal) => refusedManagePage(pages, refusal);
  return handleForm(request, { origins, refuse }, async (valueOf) => {
    const token = valueOf(TOKEN_PARAMETER);
    const appointment = await findAppointment(hashIfToken(token), deps);
    const act = valueOf('act');
    if (appointment && act === 'move') return move(appointment, pages, deps, { token, valueOf });
    if (appointment && act === 'cancel') return cancel(appointment, pages, deps, { token, valueOf });
    return notice(pages, MANAGE_NOTICES.invalid, 404);
  });
}
