import { APPOINTMENT_FAULTS, APPOINTMENT_FORM } from '../../../content/calendar/pages.ts';
import { CONSULTATION_PATHS } from '../../../shared/calendar/paths.ts';
import { checkBooking } from '../../../shared/calendar/booking-form.ts';
import type { FreeTime } from '../../../shared/calendar/calendar.ts';
import type { SlotValues } from '../../../shared/forms/template.ts';
import type { FormPages } from '../../../shared/forms/plain-forms.ts';
import {
  confirmationRedirect,
  redisplayForm,
  pageResponse,
  refusedForm,
} from '../../forms/form-responses.ts';
import { receiveForm } from '../../forms/receive-form.ts';
import type { FormContext, FormValues } from '../../forms/receive-form.ts';
import type { Refusal } from '../../http/refusal.ts';

import { bookAppointment } from '../booking/book.ts';
import { filterOf } from '../calendar-data.ts';
import { readFreeTimes } from '../read-calendar.ts';
import type { CalendarDeps } from '../calendar-deps.ts';
import { pathWith } from './consultation-page.ts';
import { displayZone, formatStart, timeSlots } from './time-slots.ts';

const HIDDEN = ['start', 'zone', 'office'] as const;
const TEXTS = ['first_name', 'last_name', 'email', 'company', 'telephone', 'about'] as const;
const FIELDS = [...HIDDEN, ...TEXTS, 'topic', 'medium'] as const;
type Errors = Record<string, string>;

function checkForm(typed: FormValues) {
  const { topic, office } = filterOf((name) => typed[name] ?? null);
  const checked = checkBooking(typed, { start: typed['start'], zone: typed['zone'], office, topic });
  if ('errors' in checked && checked.errors.topic) checked.errors.topic = APPOINTMENT_FORM.topicMissing;
  return checked;
}

/** The chosen time as the form shows it while it is still free. */
function chosenSlots({ start = '', zone = '', office = '', topic = '' }: FormValues): SlotValues {
  return {
    start,
    chosen: formatStart(start, zone),
    other: pathWith(CONSULTATION_PATHS.list, { zone, office, topic }),
  };
}

type Fault = keyof typeof APPOINTMENT_FAULTS;

/** Clears the focus of the form, so that it stays at the top, where the times are. */
const NO_FOCUS = Object.fromEntries(FIELDS.map((field) => [`focus.${field}`, undefined]));

/** The free times, offered in place of one that cannot be booked. */
function otherTimes(times: readonly FreeTime[], zone: string, fault: Fault): SlotValues {
  const texts = times.length === 0 ? APPOINTMENT_FAULTS.noneLeft : APPOINTMENT_FAULTS[fault];
  return { ...texts, ...NO_FOCUS, zone, start: undefined, ...timeSlots(times, zone) };
}

/** The empty booking form for a chosen time. Opening it places no hold. */
export async function openAppointmentForm(
  query: URLSearchParams,
  pages: FormPages,
  deps: CalendarDeps,
): Promise<Response> {
  const filter = filterOf((name) => query.get(name));
  const { zone, isUnknown } = displayZone(query.get('zone'), filter.office);
  const start = query.get('start') ?? '';
  const times = await readFreeTimes(deps, filter);
  const isFree = !isUnknown && times.some((time) => time.start === start);
  const typed = { start, zone, office: filter.office ?? '', topic: filter.topic ?? '', medium: 'video' };
  const missing = start === '' ? 'noTime' : 'gone';
  const shown = isFree
    ? { title: APPOINTMENT_FORM.title, text: APPOINTMENT_FORM.text, ...chosenSlots(typed) }
    : otherTimes(times, zone, isUnknown ? 'unknownZone' : missing);
  const values = {
    ...typed,
    'medium=video': 'chosen',
    [`topic=${typed.topic}`]: 'chosen',
    'valid.telephone': 'valid',
    'valid.about': 'valid',
    ...shown,
  };
  return pageResponse(pages.appointment, isFree || start === '' ? 200 : 409, values);
}

/** Receives the booking form without JavaScript, and answers with a page. */
export function receiveAppointment(
  request: Request,
  context: FormContext,
  deps: CalendarDeps,
): Promise<Response> {
  const { pages, confirmationsAt } = context;
  const again = async (typed: FormValues, fault: Fault, status: number, errors: Errors = {}) => {
    const filter = filterOf((name) => typed[name] ?? null);
    const { zone } = displayZone(typed['zone'] ?? null, filter.office);
    const shown = otherTimes(await readFreeTimes(deps, filter), zone, fault);
    return redisplayForm(pages, 'appointment', { fault: 'invalid', status, typed, errors, shown });
  };
  const refuse = (refusal: Refusal, typed?: FormValues) =>
    refusedForm(pages, 'appointment', refusal, typed, typed && chosenSlots(typed));
  const accept = async (typed: FormValues) => {
    const checked = checkForm(typed);
    if ('errors' in checked) {
      const { start, zone, ...errors } = checked.errors;
      if (zone !== undefined) return again(typed, 'unknownZone', 422, errors);
      if (start !== undefined) return again(typed, 'noTime', 422, errors);
      const shown = chosenSlots(typed);
      return redisplayForm(pages, 'appointment', { fault: 'invalid', status: 422, typed, errors, shown });
    }
    const booked = await bookAppointment(checked.booking, deps);
    if (booked === 'gone') return again(typed, 'gone', 409);
    if (booked === 'too_many') {
      const shown = { ...APPOINTMENT_FAULTS.tooMany, ...chosenSlots(typed) };
      return redisplayForm(pages, 'appointment', { fault: 'invalid', status: 409, typed, shown });
    }
    const name = booked.outcome === 'booked' ? 'booked' : 'appointmentReceived';
    const { reference, start, zone, entry, mail } = booked;
    return confirmationRedirect(name, confirmationsAt, { reference, start, zone, entry, mail });
  };
  return receiveForm('appointment', FIELDS, request, context, accept, refuse);
}
