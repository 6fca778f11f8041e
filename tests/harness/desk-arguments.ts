import type { DeskArguments, DeskCall } from '#shared/desk.ts';

import { CONSULTANT_SETTINGS } from './consultant-settings.ts';
import { eventDraft } from './events.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const NOBODY = { email: 'nobody@example.com' };

/** Valid arguments for every desk call. Their ids refer to no stored row. */
export const DESK_ARGUMENTS: { [Name in DeskCall]: NonNullable<DeskArguments<Name>> } = {
  list_submissions: { filter: { search: 'stone', status: ['new'] }, sort: 'name', page: 1, page_size: 5 },
  submission_detail: { submission: ID },
  change_submission: { submission: ID, expected_version: 1, changes: { status: 'answered', owner_id: ID } },
  add_submission_note: { submission: ID, body: 'A note' },
  desk_statistics: {},
  desk_changes: { since: '2026-01-01T00:00:00Z', after_event: 0 },
  desk_intake: {},
  assistant_statistics: { week: '2026-01-05' },
  list_admins: {},
  list_subscribers: { search: 'reader', state: 'confirmed', page: 1, page_size: 5 },
  newsletter_statistics: {},
  ask_subscriber_again: { subscription: ID },
  mail_status: {},
  resend_message: { message: ID },
  list_unsent_mails: {},
  read_unsent_mail: { message: ID },
  remove_subscription: { subscription: ID },
  find_person: NOBODY,
  export_person: NOBODY,
  erase_person: NOBODY,
  retention_preview: {},
  list_reader_clients: {},
  invite_reader_client: { pattern: '@client.example', note: '', last_day: '2099-12-31' },
  change_reader_client: {
    client: ID,
    note: '',
    last_day: '2099-12-31',
    expected_note: '',
    expected_end: '2099-12-31T00:00:00Z',
  },
  end_reader_client: { client: ID },
  list_appointments: { from_day: '2026-11-23', to_day: '2026-11-29' },
  appointment_detail: { appointment: ID },
  move_appointment_by_staff: {
    appointment: ID,
    expected_version: 1,
    starts: '2099-01-05T09:00Z',
    consultant: ID,
  },
  cancel_appointment_by_staff: { appointment: ID, expected_version: 1, reason: 'Illness' },
  take_appointment: { appointment: ID, expected_version: 1 },
  mark_appointment: { appointment: ID, expected_version: 1, outcome: 'held' },
  list_consultants: {},
  save_consultant: { consultant: { ...NOBODY, ...CONSULTANT_SETTINGS, topics: [] } },
  save_hours: { consultant: ID, hours: [], exceptions: [], expected_version: 1 },
  make_feed_token: { consultant: ID },
  calendar_figures: {},
  list_events: {},
  list_failed_event_mails: {},
  save_event: { event: eventDraft() },
  publish_event: { event: ID, expected_version: 1 },
  cancel_event: { event: ID, reason: 'No', expected_version: 1 },
  delete_event: { event: ID, expected_version: 1 },
  list_registrations: { event: ID },
  list_held_registrations: { event: ID },
  decide_registrations: { event: ID, registrations: [ID], accept: true },
  mail_registered: { event: ID, subject: 'No', body: 'No' },
};
