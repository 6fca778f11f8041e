import { numberOf } from '#app/features/admin/desk/text/number-of.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { DEFAULT_HORIZON_DAYS, DEFAULT_NOTICE_MINUTES } from '#shared/calendar/calendar.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { consultantSchema, newConsultantSchema, type DeskConsultant } from '#shared/desk/calendar.ts';
import type { DeskArguments } from '#shared/desk/calls.ts';
import { keysOf } from '#shared/keys-of.ts';

const { consultants: texts } = DESK_CALENDAR;

const HOUR = 60;

/** The details as typed. */
export type Details = {
  email: string;
  name: string;
  office: DeskConsultant['office'];
  notice: string;
  horizon: string;
  buffer: string;
  maximum: string;
  topics: readonly string[];
  meetingUrl: string;
  isOpen: boolean;
  busyUrl: string;
};

export const NEW_DETAILS: Details = {
  email: '',
  name: '',
  office: 'london',
  notice: String(DEFAULT_NOTICE_MINUTES / HOUR),
  horizon: String(DEFAULT_HORIZON_DAYS),
  buffer: '15',
  maximum: '6',
  topics: [],
  meetingUrl: '',
  isOpen: true,
  busyUrl: '',
};

export function detailsOf(consultant: DeskConsultant): Details {
  return {
    email: consultant.email ?? '',
    name: consultant.name,
    office: consultant.office,
    notice: String(consultant.notice_minutes / HOUR),
    horizon: String(consultant.horizon_days),
    buffer: String(consultant.buffer_minutes),
    maximum: String(consultant.daily_maximum),
    topics: consultant.topics,
    meetingUrl: consultant.meeting_url ?? '',
    isOpen: consultant.is_open,
    busyUrl: consultant.busy_url ?? '',
  };
}

type Saved = DeskArguments<'save_consultant'>['consultant'];
/** The fields of the form that can be invalid. */
export type InvalidField = keyof typeof texts.wrong;

type Existing = Pick<DeskConsultant, 'id' | 'version'>;

/** What is sent, or the fields that are invalid, in their order. Without `existing`, it is a new consultant. */
export function consultantArguments(
  details: Details,
  existing: Existing | undefined,
): { consultant: Saved } | { invalid: InvalidField[] } {
  const values = {
    name: details.name,
    office: details.office,
    notice_minutes: Math.round(numberOf(details.notice) * HOUR),
    horizon_days: numberOf(details.horizon),
    buffer_minutes: numberOf(details.buffer),
    daily_maximum: numberOf(details.maximum),
    // A stored topic may have left the list; its box is not shown, and the server would refuse it.
    topics: INTEREST_OPTIONS.map(({ value }) => value).filter((topic) => details.topics.includes(topic)),
    meeting_url: details.meetingUrl.trim() || null,
    is_open: details.isOpen,
    busy_url: details.busyUrl.trim() || null,
  };
  const parsed = existing
    ? consultantSchema.safeParse({ ...values, id: existing.id, version: existing.version })
    : newConsultantSchema.safeParse({ ...values, email: details.email });
  if (parsed.success) return { consultant: parsed.data };
  const fields = parsed.error.issues.map(({ path }) => path[0]);
  return { invalid: keysOf(texts.wrong).filter((field) => fields.includes(field)) };
}
